import { plainValues } from './plainValues.ts'

/** Keys are shown as the gateway names them. */
export const KeyValues = ({ values }: { values: Readonly<Record<string, unknown>> }) => (
  <dl className="grid grid-cols-1 gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
    {plainValues(values).map(({ name, value }) => (
      <div key={name} className="contents">
        <dt className="font-mono text-xs leading-5 break-all text-muted">{name}</dt>
        <dd className="break-words max-sm:mb-1">{value}</dd>
      </div>
    ))}
  </dl>
)
