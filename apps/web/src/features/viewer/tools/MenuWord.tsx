import { cx } from '@pandok/ui'

interface MenuWordProps {
  name: string
  /** A shorter name for bars with words below their icons; undefined if the name is short. */
  word: string | undefined
}

/** The label of a toolbar menu: its name beside the icon, or a short word below it. */
export function MenuWord({ name, word }: MenuWordProps) {
  return (
    <span className="block @min-[1180px]:text-[0.6875rem] @min-[1180px]:leading-3.5 @min-[1180px]:font-medium @min-[1180px]:tracking-tight">
      <span className={cx(word !== undefined && '@min-[1180px]:sr-only')}>{name}</span>
      {word === undefined ? null : (
        <span aria-hidden={word === name} className="hidden @min-[1180px]:inline">
          {` ${word}`}
        </span>
      )}
    </span>
  )
}
