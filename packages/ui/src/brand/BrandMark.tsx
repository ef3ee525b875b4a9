import type { ComponentProps } from 'react'

const size = 6
const pitch = 7.6
const keys = Array.from({ length: 12 }, (_, index) => ({ column: index % 3, row: Math.floor(index / 3) }))

function role(column: number, row: number): 'lit' | 'set' | 'idle' {
  if (column === 1 && row === 1) return 'lit'
  return column === 0 || row === 0 || row === 2 || (column === 2 && row === 1) ? 'set' : 'idle'
}

const fill = { lit: 'fill-[var(--lamp-400)]', set: 'fill-accent', idle: 'fill-accent opacity-25' } as const

/**
 * The mark is decorative; its name comes from the surrounding element. It shows a plate of twelve keys that
 * form a P, whose bowl is the key under the reading light.
 */
export function BrandMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 22 30" {...props} aria-hidden="true">
      {keys.map(({ column, row }) => (
        <rect
          key={`${column}${row}`}
          x={0.4 + column * pitch}
          y={0.6 + row * pitch}
          width={size}
          height={size}
          rx={1.7}
          className={fill[role(column, row)]}
        />
      ))}
    </svg>
  )
}
