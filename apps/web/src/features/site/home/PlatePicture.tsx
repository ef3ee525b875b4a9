import { cx } from '@pandok/ui'

const COLUMNS = 12
const ROWS = 5
const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => index)
const lit = new Set([13, 14, 15, 26, 27, 38, 40, 41])
const inputs = [0, 1, 2]
const lines = [
  { y: 34, width: 156 },
  { y: 42.5, width: 172 },
  { y: 51, width: 109 },
  { y: 70, width: 134 },
  { y: 79, width: 84 },
]

/** The same thing three times: the board of sixty, the rule inside one key, what it writes. */
export function PlatePicture({ part }: { part: 'plate' | 'module' | 'report' }) {
  return (
    <svg viewBox="0 0 240 104" aria-hidden="true" className="w-full max-w-sm rounded-lg bg-sunken">
      {part === 'plate' ? <Board /> : part === 'module' ? <Rule /> : <Lines />}
    </svg>
  )
}

const Board = () => (
  <>
    {cells.map((cell) => (
      <rect
        key={cell}
        x={20 + (cell % COLUMNS) * 17}
        y={11 + Math.floor(cell / COLUMNS) * 17}
        width="13"
        height="13"
        rx="3"
        className={cx(cell === 28 ? 'fill-[var(--lamp-400)]' : lit.has(cell) ? 'fill-accent' : 'fill-line')}
      />
    ))}
  </>
)

const Rule = () => (
  <>
    {inputs.map((input) => (
      <g key={input}>
        <rect x="20" y={17 + input * 26} width="62" height="18" rx="5" className="fill-raised stroke-line" />
        <rect
          x="27"
          y={24 + input * 26}
          width={input === 1 ? 22 : 34}
          height="4"
          rx="2"
          className="fill-muted"
        />
        <path
          d={`M82 ${26 + input * 26}C100 ${26 + input * 26} 100 52 118 52`}
          className="fill-none stroke-accent"
        />
      </g>
    ))}
    <rect x="118" y="38" width="28" height="28" rx="6" className="fill-[var(--lamp-400)]" />
    <path d="M146 52h26" className="stroke-accent" />
    <rect x="172" y="38" width="48" height="28" rx="6" className="fill-accent" />
    <rect x="182" y="50" width="28" height="4" rx="2" className="fill-on-accent" />
  </>
)

const Lines = () => (
  <>
    <rect x="20" y="12" width="200" height="80" rx="6" className="fill-raised stroke-line" />
    <rect x="34" y="24" width="30" height="5" rx="2.5" className="fill-accent" />
    <rect x="34" y="60" width="38" height="5" rx="2.5" className="fill-accent" />
    {lines.map(({ y, width }) => (
      <rect key={y} x="34" y={y} width={width} height="4" rx="2" className="fill-line-strong opacity-55" />
    ))}
    <rect x="122" y="77.5" width="1.6" height="7" className="fill-[var(--lamp-400)]" />
  </>
)
