const ribs = Array.from({ length: 7 }, (_, index) => index)

/** A drawn chest film, nobody's picture. */
export function DemoFilm({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id="film-body" cx="50%" cy="52%" r="62%">
          <stop offset="0" stopColor="oklch(0.62 0.012 225)" />
          <stop offset="0.62" stopColor="oklch(0.42 0.012 228)" />
          <stop offset="1" stopColor="oklch(0.13 0.01 244)" />
        </radialGradient>
        <linearGradient id="film-lung" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.2 0.01 240)" />
          <stop offset="0.75" stopColor="oklch(0.16 0.01 242)" />
          <stop offset="1" stopColor="oklch(0.27 0.012 236)" />
        </linearGradient>
        <filter id="film-soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <filter id="film-bone" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="1.6" />
        </filter>
        <clipPath id="film-lungs">
          <path d="M104 72c-26-8-50 26-58 74-6 36-7 72-2 86 8 8 38-10 58-8 8-28 10-110 2-152Z" />
          <path d="M138 72c26-8 48 24 56 70 6 36 8 74 3 90-10 6-26-6-40-16-12-14-24-60-22-90 0-22-1-40 3-54Z" />
        </clipPath>
      </defs>
      <rect width="240" height="320" fill="oklch(0.13 0.009 244)" />
      <g filter="url(#film-soft)">
        <path
          d="M88 8h64c2 22 10 32 34 40 30 10 44 40 50 92l24 200H-20L4 140c6-52 20-82 50-92 24-8 32-18 34-40Z"
          fill="url(#film-body)"
        />
        <path
          d="M104 72c-26-8-50 26-58 74-6 36-7 72-2 86 8 8 38-10 58-8 8-28 10-110 2-152Z"
          fill="url(#film-lung)"
        />
        <path
          d="M138 72c26-8 48 24 56 70 6 36 8 74 3 90-10 6-26-6-40-16-12-14-24-60-22-90 0-22-1-40 3-54Z"
          fill="url(#film-lung)"
        />
      </g>
      <g
        filter="url(#film-bone)"
        fill="none"
        stroke="oklch(0.72 0.012 220)"
        strokeLinecap="round"
        clipPath="url(#film-lungs)"
        opacity="0.34"
      >
        {ribs.map((rib) => (
          <g key={rib} strokeWidth="6">
            <path d={`M112 ${76 + rib * 23}c-30-12-62 0-76 ${28 + rib * 2}`} />
            <path d={`M128 ${76 + rib * 23}c30-12 62 0 76 ${28 + rib * 2}`} />
          </g>
        ))}
      </g>
      <g
        filter="url(#film-bone)"
        stroke="oklch(0.8 0.01 220)"
        fill="none"
        opacity="0.5"
        strokeLinecap="round"
      >
        <path d="M116 62C96 54 70 56 50 72" strokeWidth="7" />
        <path d="M124 62c20-8 46-6 66 10" strokeWidth="7" />
        <path d="M120 10v300" strokeWidth="15" opacity="0.45" strokeDasharray="11 3" strokeLinecap="butt" />
        <path d="M120 12v84" strokeWidth="8" stroke="oklch(0.3 0.01 235)" opacity="0.8" />
      </g>
      <path
        d="M112 150c-6 22-8 46-2 64 18 14 48 14 62 2-4-30-24-62-44-72Z"
        fill="oklch(0.6 0.012 225)"
        opacity="0.75"
        filter="url(#film-soft)"
      />
      <g stroke="var(--accent)" strokeWidth="1" fill="none" opacity="0.85">
        <path d="M22 34V22h12M206 22h12v12M218 286v12h-12M34 298H22v-12" />
      </g>
      <text x="204" y="48" fontSize="11" fontWeight="700" fill="oklch(0.85 0.01 220)">
        L
      </text>
    </svg>
  )
}
