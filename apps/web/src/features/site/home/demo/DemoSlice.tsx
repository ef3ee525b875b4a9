import { cx } from '@pandok/ui'

/** Pixels per millimeter. The scale is slightly enlarged, so that 5 and 8 mm look different. */
const PER_MM = 1.25
const NODULE_AT = { x: 74, y: 112 }

/** Sines differ in their last digits between the server and browsers, which would break hydration. */
const tenth = (value: number) => Math.round(value * 10) / 10

const vessels = Array.from({ length: 44 }, (_, index) => {
  const angle = index * 2.399
  const out = 46 * Math.sqrt((index * 0.7549 + 0.08) % 1)
  const middle = index % 2 === 0 ? 82 : 178
  return {
    x: tenth(middle + out * 0.66 * Math.cos(angle)),
    y: tenth(128 + out * 0.98 * Math.sin(angle)),
    r: tenth(0.6 + ((index * 0.37) % 1) * (2 - out / 34)),
  }
})

interface DemoSliceProps {
  /** The nodule as entered in the form; undefined before there is one. */
  nodule: { mm: number; isGroundGlass: boolean } | undefined
  className?: string
}

/** A drawn chest slice, not an image of a patient. Its nodule has the size in the form. */
export function DemoSlice({ nodule, className }: DemoSliceProps) {
  const radius = tenth(((nodule?.mm ?? 7) / 2) * PER_MM)
  const { x, y } = NODULE_AT
  return (
    <svg
      viewBox="0 0 260 250"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      className={cx('bg-image', className)}
    >
      <SliceAnatomy />
      <circle
        cx={x}
        cy={y}
        r={radius}
        filter={nodule?.isGroundGlass ? 'url(#slice-haze)' : undefined}
        fill={nodule?.isGroundGlass ? 'oklch(0.38 0.006 230)' : 'oklch(0.66 0.006 230)'}
      />
      {nodule ? <NoduleMark mm={nodule.mm} radius={radius} /> : null}
      <g fontSize="10" fontWeight="600" className="fill-image-letter">
        <text x="2" y="134">
          R
        </text>
        <text x="251" y="134">
          L
        </text>
      </g>
    </svg>
  )
}

const SliceAnatomy = () => (
  <>
    <defs>
      <radialGradient id="slice-body" cx="50%" cy="50%" r="62%">
        <stop offset="0.6" stopColor="oklch(0.52 0.006 230)" />
        <stop offset="1" stopColor="oklch(0.4 0.006 230)" />
      </radialGradient>
      <filter id="slice-soft" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="0.7" />
      </filter>
      <filter id="slice-haze" x="-60%" y="-60%" width="220%" height="220%">
        <feGaussianBlur stdDeviation="1.4" />
      </filter>
    </defs>
    <g filter="url(#slice-soft)">
      <ellipse cx="130" cy="130" rx="118" ry="88" fill="oklch(0.33 0.006 230)" />
      <ellipse cx="130" cy="130" rx="110" ry="80" fill="url(#slice-body)" />
      <path
        d="M120 78c-12-10-46-12-66 14-18 24-20 62-4 84 14 18 44 16 62 4 8-8 6-20-2-32 10-14 14-50 10-70Z"
        fill="oklch(0.17 0.004 240)"
      />
      <path
        d="M148 80c12-10 42-10 60 14 18 24 20 60 4 82-12 18-42 16-60 4-6-6-4-16 2-24-14-6-22-20-18-38 2-14 6-28 12-38Z"
        fill="oklch(0.17 0.004 240)"
      />
      {vessels.map((vessel) => (
        <circle
          key={`${vessel.x} ${vessel.y}`}
          cx={vessel.x}
          cy={vessel.y}
          r={vessel.r}
          fill="oklch(0.55 0.006 230)"
        />
      ))}
      <path
        d="M122 96c14-12 40-2 48 20 6 20-6 36-24 36-16 0-30-14-32-30-1-10 2-20 8-26Z"
        fill="oklch(0.6 0.006 230)"
      />
      <circle cx="146" cy="164" r="9" fill="oklch(0.64 0.006 230)" />
      <ellipse cx="130" cy="58" rx="17" ry="4.5" fill="oklch(0.86 0.006 90)" />
      <path
        d="M116 176c2-10 26-10 28 0 2 8-2 14-6 17l3 16c-4 5-18 5-22 0l3-16c-4-3-8-9-6-17Z"
        fill="oklch(0.84 0.006 90)"
      />
      <circle cx="130" cy="198" r="5.5" fill="oklch(0.5 0.006 230)" />
      {ribs.map(([cx0, cy0, angle]) => (
        <ellipse
          key={`${cx0} ${cy0}`}
          cx={cx0}
          cy={cy0}
          rx="12"
          ry="3.4"
          transform={`rotate(${angle} ${cx0} ${cy0})`}
          fill="oklch(0.8 0.006 90)"
        />
      ))}
    </g>
  </>
)

/** The length below the nodule, in the style of the viewer's measurements. */
function NoduleMark({ mm, radius }: { mm: number; radius: number }) {
  const { x, y } = NODULE_AT
  return (
    <g className="fill-image-chosen stroke-image-chosen">
      <path
        d={`M${x - radius} ${y + radius + 5}h${radius * 2}m0-2.5v5M${x - radius} ${y + radius + 2.5}v5`}
        fill="none"
        strokeWidth="1.1"
      />
      <text x={x} y={y + radius + 18} textAnchor="middle" stroke="none" fontSize="10" fontWeight="600">
        {mm} mm
      </text>
    </g>
  )
}

/** Positions and angles of the cut ribs. */
const ribs = [
  [30, 108, 78],
  [30, 152, -78],
  [58, 186, 40],
  [230, 108, -78],
  [230, 152, 78],
  [202, 186, -40],
  [62, 76, -42],
  [198, 76, 42],
] as const
