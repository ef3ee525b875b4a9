import { useText } from '#platform/text/text.ts'

const RANKS = [1, 2, 3, 4] as const

/** The four named ranks, plus any other rank that is already set. */
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
