import type { Cell, ExamRegion, Finding } from '@pandok/domain'
import { wordsIn } from '@pandok/domain'
import { Checkbox, IconButton, Select, XIcon } from '@pandok/ui'
import type { ReactNode } from 'react'
import { put } from '#app/fields/arrays.ts'
import { pathName } from '#app/fields/focusPath.ts'
import { useText } from '#app/text.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { useFaultText } from '../exam/useFaultText.ts'
import { useCellWork } from './CellContext.ts'

const RANKS = [1, 2, 3, 4] as const

/** What the cell is in its exam: a finding of a region, a writer of normal sentences, or a question. */
export function MeaningSection() {
  const text = useText()
  const exam = useBoardState(({ plate }) => plate.exam)
  const { cell } = useCellWork()
  const isUsed = (exam?.regions.length ?? 0) > 0 || cell.finding || cell.normal || cell.asks
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold">{text('plateExam.meaning.title')}</h3>
      {isUsed ? (
        <>
          <FindingFields regions={exam?.regions ?? []} />
          <WritesField regions={exam?.regions ?? []} />
          <AsksField />
        </>
      ) : (
        <p className="text-xs text-muted">{text('plateExam.meaning.noExam')}</p>
      )}
    </section>
  )
}

/** Regions that are taken away in any case; those under a condition stay as they are. */
const alwaysReplaced = ({ replaces = [] }: Finding): readonly string[] =>
  replaces.flatMap(({ regions, when }) => (when === undefined ? regions : []))

function withReplaced(finding: Finding, regions: readonly string[]): Finding {
  const conditional = (finding.replaces ?? []).filter(({ when }) => when !== undefined)
  const all = [...(regions.length > 0 ? [{ regions }] : []), ...conditional]
  return put(finding, 'replaces', all.length > 0 ? all : undefined)
}

function FindingFields({ regions }: { regions: readonly ExamRegion[] }) {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const own = [...path, 'finding']
  const fault = useFaultText(own)
  const { finding } = cell
  const write = (update: (finding: Finding) => Finding, field: string) =>
    change((now) => (now.finding ? { ...now, finding: update(now.finding) } : now), `finding/${field}`)

  /** A finding of a region takes its normal sentence away unless somebody says otherwise. */
  function choose(region: string) {
    change((now) => {
      if (region === '') return put(now, 'finding', undefined)
      const before = now.finding
      if (!before) return { ...now, finding: { region, replaces: [{ regions: [region] }] } }
      const kept = alwaysReplaced(before).filter((id) => id !== before.region)
      return {
        ...now,
        finding: withReplaced({ ...before, region }, [region, ...kept.filter((id) => id !== region)]),
      }
    }, `finding/region/${region}`)
  }

  return (
    <>
      <Select
        label={text('plateExam.meaning.region')}
        value={finding?.region ?? ''}
        error={fault('region')}
        data-path={pathName([...own, 'region'])}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{text('plateExam.meaning.noFinding')}</option>
        <RegionOptions regions={regions} />
      </Select>
      {finding ? (
        <>
          <Choices
            label={text('plateExam.meaning.replaces')}
            items={regions.map(({ id, name }) => ({ id, name: wordsIn(name, text.locale) || id }))}
            chosen={alwaysReplaced(finding)}
            onChange={(ids) => write((now) => withReplaced(now, ids), `replaces/${ids.join()}`)}
          />
          <ConflictsField finding={finding} onChange={write} />
          {typeof finding.rank === 'string' ? (
            <p className="text-xs text-muted">
              {text('plateExam.meaning.formula', { formula: finding.rank })}
            </p>
          ) : (
            <Select
              label={text('plateExam.meaning.rank')}
              value={finding.rank === undefined ? '' : String(finding.rank)}
              data-path={pathName([...own, 'rank'])}
              onChange={({ target }) =>
                write(
                  (now) => put(now, 'rank', target.value === '' ? undefined : Number(target.value)),
                  `rank/${target.value}`,
                )
              }
            >
              <option value="">{text('plateExam.rank.none')}</option>
              {RANKS.map((rank) => (
                <option key={rank} value={rank}>
                  {text(`plateExam.rank.${rank}`)}
                </option>
              ))}
              {finding.rank !== undefined && !RANKS.some((rank) => rank === finding.rank) ? (
                <option value={finding.rank}>{finding.rank}</option>
              ) : null}
            </Select>
          )}
          <Checkbox
            label={text('plateExam.meaning.minor')}
            checked={finding.isMinor ?? false}
            onChange={({ target }) =>
              write((now) => put(now, 'isMinor', target.checked || undefined), 'isMinor')
            }
          />
        </>
      ) : null}
    </>
  )
}

function RegionOptions({ regions }: { regions: readonly ExamRegion[] }) {
  const { locale } = useText()
  return regions.map(({ id, name }) => (
    <option key={id} value={id}>
      {wordsIn(name, locale) || id}
    </option>
  ))
}

interface ConflictsFieldProps {
  finding: Finding
  onChange: (update: (finding: Finding) => Finding, field: string) => void
}

function ConflictsField({ finding, onChange }: ConflictsFieldProps) {
  const text = useText()
  const { cell, path } = useCellWork()
  const cells = useBoardState(({ plate }) => plate.cells)
  const { conflicts = [] } = finding
  const nameOf = (id: string) => cells.find((one) => one.id === id)?.title ?? id
  const write = (ids: readonly string[]) =>
    onChange((now) => put(now, 'conflicts', ids.length > 0 ? ids : undefined), `conflicts/${ids.join()}`)
  const free = cells.filter(({ id }) => id !== cell.id && !conflicts.includes(id))
  return (
    <div className="grid gap-1.5">
      <Select
        label={text('plateExam.meaning.conflicts')}
        value=""
        data-path={pathName([...path, 'finding', 'conflicts'])}
        onChange={({ target }) => target.value !== '' && write([...conflicts, target.value])}
      >
        <option value="">{text('plateExam.meaning.addConflict')}</option>
        {free.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      {conflicts.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {conflicts.map((id) => (
            <li key={id} className="flex items-center gap-1 rounded-md bg-sunken ps-2 text-sm">
              {nameOf(id)}
              <IconButton
                size="sm"
                label={text('plateExam.meaning.removeConflict', { name: nameOf(id) })}
                icon={<XIcon />}
                onClick={() => write(conflicts.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function WritesField({ regions }: { regions: readonly ExamRegion[] }) {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const { normal } = cell
  const fault = useFaultText(path)
  const mode = normal === undefined ? 'none' : normal === 'all' ? 'all' : 'some'
  const write = (next: Cell['normal'], field: string) =>
    change((now) => put(now, 'normal', next), `normal/${field}`)
  return (
    <>
      <Select
        label={text('plateExam.writes.label')}
        value={mode}
        error={fault('normal')}
        data-path={pathName([...path, 'normal'])}
        onChange={({ target: { value } }) =>
          write(
            value === 'none' ? undefined : value === 'all' ? 'all' : regions.slice(0, 1).map(({ id }) => id),
            value,
          )
        }
      >
        {(['none', 'all', 'some'] as const).map((each) => (
          <option key={each} value={each}>
            {text(`plateExam.writes.${each}`)}
          </option>
        ))}
      </Select>
      {mode === 'some' ? (
        <Choices
          label={text('plateExam.writes.some')}
          items={regions.map(({ id, name }) => ({ id, name: wordsIn(name, text.locale) || id }))}
          chosen={normal === 'all' ? [] : (normal ?? [])}
          onChange={(ids) => write(ids, ids.join())}
        />
      ) : null}
    </>
  )
}

function AsksField(): ReactNode {
  const text = useText()
  const { cell, change } = useCellWork()
  const blanks = useBoardState(({ plate }) => plate.exam?.blanks)
  if (!blanks || blanks.length === 0) return null
  return (
    <Choices
      label={text('plateExam.asks.label')}
      items={blanks.map(({ id, label }) => ({ id, name: wordsIn(label, text.locale) || id }))}
      chosen={cell.asks ?? []}
      onChange={(ids) =>
        change((now) => put(now, 'asks', ids.length > 0 ? ids : undefined), `asks/${ids.join()}`)
      }
    />
  )
}

interface ChoicesProps {
  label: string
  items: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

function Choices({ label, items, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-semibold">{label}</legend>
      {items.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(
              items
                .map((item) => item.id)
                .filter((item) => (item === id ? target.checked : chosen.includes(item))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
