import { useText } from '#platform/text/text.ts'

const RANKS = [1, 2, 3, 4] as const

/** The four ranks that have a name; another one that is there already stays to be chosen. */
export function RankOptions({ other }: { other?: number | undefined }) {
  const text = useText()
  return (
    <>
      {RANKS.map((rank) => (
        <option key={rank} value={rank}>
          {text(`plateExam.rank.${rank}`)}
        </option>
      ))}
      {other !== undefined && !RANKS.some((rank) => rank === other) ? (
        <option value={other}>{other}</option>
      ) : null}
    </>
  )
}
