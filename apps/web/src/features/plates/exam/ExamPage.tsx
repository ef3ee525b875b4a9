import { EXAM_REGIONS_MAX, type Exam, type ExamRegion, PHRASE_MAX_CHARACTERS, wordsIn } from '@pandok/domain'
import { Button, Checkbox, PlusIcon, toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { moveItem, put } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { SortableList } from '#shared/fields/SortableList.tsx'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { BlankList } from './BlankList.tsx'
import type { ChangeExam } from './ChangeExam.ts'
import { ExamMore } from './ExamMore.tsx'
import { RegionCard } from './RegionCard.tsx'
import { WordsFields } from './WordsFields.tsx'

const NO_EXAM: Exam = { regions: [] }

/** How the plate's reports are composed: regions in reading order, conclusions, and blanks of the exam. */
export function ExamPage() {
  const text = useText()
  const editor = useBoard()
  const exam = useBoardState(({ plate }) => plate.exam) ?? NO_EXAM

  const write: ChangeExam = (update, merge) => {
    const next = update(editor.read().plate.exam ?? NO_EXAM)
    const isEmpty = next.regions.length === 0 && Object.keys(next).length === 1
    editor.take({ do: 'exam', exam: isEmpty ? undefined : next, merge })
  }

  return (
    <section className="@container grid w-full max-w-4xl content-start gap-6">
      <header className="grid gap-1">
        <h2 className="text-lg font-bold">{text('plateExam.page.title')}</h2>
        <p className="text-sm text-muted">{text('plateExam.page.text')}</p>
      </header>
      <Regions exam={exam} onChange={write} />
      <section className="grid gap-3">
        <h3 className="font-semibold">{text('plateExam.page.conclusions')}</h3>
        {(['normalConclusion', 'minorConclusion'] as const).map((name) => (
          <WordsFields
            key={name}
            isLong
            label={text(`plateExam.part.${name}`)}
            words={exam[name]}
            max={PHRASE_MAX_CHARACTERS}
            onChange={(words, locale) => write((now) => put(now, name, words), `${name}/${locale}`)}
            path={pathName(['exam', name])}
          />
        ))}
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">{text('plateExam.page.blanks')}</h3>
        <BlankList
          blanks={exam.blanks ?? []}
          path={['exam', 'blanks']}
          onChange={(update, field) =>
            write((now) => {
              const blanks = update(now.blanks ?? [])
              return put(now, 'blanks', blanks.length > 0 ? blanks : undefined)
            }, `blanks/${field}`)
          }
        />
      </section>
      <ExamMore exam={exam} onChange={write} />
    </section>
  )
}

interface RegionsProps {
  exam: Exam
  onChange: ChangeExam
}

function Regions({ exam, onChange }: RegionsProps) {
  const text = useText()
  const { regions } = exam
  const { nameOf, add, change, move, remove } = useRegionActions(exam, onChange)
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text('plateExam.page.regions')}</h3>
      <SortableList label={text('plateExam.page.regions')} names={regions.map(nameOf)} onMove={move}>
        {(index, grip) => {
          const region = regions[index]
          return region ? (
            <RegionCard
              key={region.id}
              region={region}
              path={['exam', 'regions', index]}
              grip={grip}
              onChange={(update, field) => change(region, update, field)}
              onRemove={() => remove(region)}
            />
          ) : null
        }}
      </SortableList>
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={regions.length >= EXAM_REGIONS_MAX}
        data-path={pathName(['exam', 'regions', 'add'])}
        onClick={add}
      >
        {text('plateExam.page.addRegion')}
      </Button>
      {regions.length > 0 ? (
        <Checkbox
          label={text('plateExam.page.normalFirst')}
          checked={exam.isNormalFirst ?? false}
          onChange={({ target }) =>
            onChange((now) => put(now, 'isNormalFirst', target.checked || undefined), 'isNormalFirst')
          }
        />
      ) : null}
    </section>
  )
}

function useRegionActions({ regions }: Exam, onChange: ChangeExam) {
  const text = useText()
  const editor = useBoard()
  const nameOf = ({ name, id }: ExamRegion) => wordsIn(name, text.locale) || id
  const write = (update: (regions: readonly ExamRegion[]) => readonly ExamRegion[], merge: string) =>
    onChange((now) => ({ ...now, regions: update(now.regions) }), merge)

  function add() {
    const region = { id: crypto.randomUUID(), name: { [text.locale]: text('plateExam.page.newRegion') } }
    write((now) => [...now, region], `add/${region.id}`)
    focusPath(['exam', 'regions', regions.length, 'name'])
  }

  function remove(region: ExamRegion) {
    write((now) => now.filter(({ id }) => id !== region.id), `remove/${region.id}`)
    focusPath(['exam', 'regions', 'add'])
    toast({
      title: text('plateCell.removed', { name: nameOf(region) }),
      action: { label: text('list.undo'), onPress: () => editor.undo() },
    })
  }

  return {
    nameOf,
    add,
    remove,
    change: ({ id }: ExamRegion, update: (region: ExamRegion) => ExamRegion, field: string) =>
      write((now) => now.map((one) => (one.id === id ? update(one) : one)), `${id}/${field}`),
    move: (from: number, to: number) => write((now) => moveItem(now, from, to), `move/${from}/${to}`),
  }
}
