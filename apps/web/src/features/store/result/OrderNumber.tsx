import { useText } from '#platform/text/text.ts'

/** The number that customer service asks for; it wraps to the next line as a whole where possible. */
export function OrderNumber({ id }: { id: string }) {
  const text = useText()
  return (
    <p className="text-sm text-muted">
      {text('store.failed.order')}: <span className="inline-block max-w-full break-all select-all">{id}</span>
    </p>
  )
}
