import { cx } from '@pandok/ui'
import { wordClass } from './wordsBelow.ts'

interface MenuWordProps {
  name: string
  /** The shorter one for a bar with words below its icons; undefined: the name is short. */
  word: string | undefined
}

/** What a menu of the bar is called: by its name beside the icon, by a short word below it. */
export function MenuWord({ name, word }: MenuWordProps) {
  return (
    <span>
      <span className={cx(word !== undefined && '@min-[1180px]:sr-only', '@min-[1180px]:text-[0.6875rem]')}>
        {name}
      </span>
      {word === undefined ? null : (
        <span className={cx(wordClass, 'hidden @min-[1180px]:inline')}> {word}</span>
      )}
    </span>
  )
}
