import { vertebraOptions } from '@pandok/board'
import type { Blank } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { ChangeBlank } from './ChangeBlank.ts'

interface LevelRangeProps {
  blank: Blank
  onChange: ChangeBlank
}

const LEVELS = vertebraOptions()

export function LevelRange({ blank, onChange }: LevelRangeProps) {
  const text = useText()
  const first = blank.range?.[0] ?? LEVELS[0]?.id ?? ''
  const last = blank.range?.[1] ?? LEVELS.at(-1)?.id ?? ''
  const at = (id: string) => LEVELS.findIndex((level) => level.id === id)

  function write(from: string, to: string) {
    const range = at(from) <= at(to) ? ([from, to] as const) : ([to, from] as const)
    onChange((now) => ({ ...now, range }), `range/${from}/${to}`)
  }

  return (
    <div className="grid gap-3 @md:grid-cols-2">
      <Select
        label={text('plateExam.blank.firstLevel')}
        value={first}
        onChange={({ target }) => write(target.value, last)}
      >
        <Vertebrae />
      </Select>
      <Select
        label={text('plateExam.blank.lastLevel')}
        value={last}
        onChange={({ target }) => write(first, target.value)}
      >
        <Vertebrae />
      </Select>
    </div>
  )
}

function Vertebrae() {
  const { locale } = useText()
  return LEVELS.map(({ id, label }) => (
    <option key={id} value={id}>
      {textOf(label, locale) ?? id}
    </option>
  ))
}
