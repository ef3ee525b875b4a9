import { useText } from '#platform/text/text.ts'

/** What customer service asks for; it moves to the next line as a whole where it can. */
export function OrderNumber({ id }: { id: string }) {
  const text = useText()
  return (
    <p className="text-sm text-muted">
      {text('store.failed.order')}: <span className="inline-block max-w-full break-all select-all">{id}</span>
    </p>
  )
}
