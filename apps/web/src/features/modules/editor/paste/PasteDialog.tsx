import { type Input, type ModuleDefinition, type Note, proposeModule, textOf } from '@pandok/module-engine'
import { Badge, Button, Dialog, Notice, RadioGroup, Select, Textarea, toast } from '@pandok/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { namedFields } from '#shared/conditions/namedFields.ts'
import { FieldName } from '#shared/exchange/FieldName.tsx'
import { LibraryOffers } from '#shared/exchange/LibraryOffers.tsx'
import { kindIcons } from '../inputs/kindIcons.tsx'
import { phraseText } from '../phrases/chipText.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { type Amendment, type Amendments, amendProposal, kindsBeside } from './amendProposal.ts'
import { appendDefinition } from './appendDefinition.ts'

/** Proposes a module for a pasted macro; nothing changes before it is confirmed, and it can be undone. */
export function PasteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenPasteDialog onClose={onClose} /> : null
}

function OpenPasteDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const editor = useEditor()
  const [pasted, setPasted] = useState('')
  const isEmpty = useEditorState(
    ({ definition }) => definition.inputs.length === 0 && definition.outputs.length === 0,
  )
  const [how, setHow] = useState<How>(isEmpty ? 'replace' : 'append')
  const { proposal, amend } = useProposal(pasted)

  function accept() {
    if (!proposal) return
    editor.change((definition) =>
      how === 'replace' ? proposal.definition : appendDefinition(definition, proposal.definition),
    )
    editor.select(undefined)
    onClose()
    toast({
      tone: 'success',
      title: text('moduleEditor.paste.done', { count: proposal.definition.inputs.length }),
      action: { label: text('moduleEditor.undo'), onPress: () => editor.undo() },
    })
  }

  return (
    <Dialog
      open
      size="xl"
      title={text('moduleEditor.paste.title')}
      description={text('moduleEditor.paste.text')}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button variant="primary" aria-disabled={!proposal || undefined} onClick={accept}>
            {text('moduleEditor.paste.accept')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <Textarea
            label={text('moduleEditor.paste.field')}
            rows={10}
            maxLength={20_000}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
            placeholder={text('moduleEditor.paste.placeholder')}
            data-autofocus
          />
          {isEmpty ? null : <HowChoice how={how} setHow={setHow} />}
        </div>
        <ProposalView proposal={proposal} amend={amend} />
      </div>
    </Dialog>
  )
}

type How = 'replace' | 'append'

function HowChoice({ how, setHow }: { how: How; setHow: (how: How) => void }) {
  const text = useText()
  return (
    <RadioGroup
      label={text('moduleEditor.paste.how')}
      value={how}
      onChange={(value) => setHow(value)}
      options={[
        { value: 'append', label: text('moduleEditor.paste.append') },
        { value: 'replace', label: text('moduleEditor.paste.replace') },
      ]}
    />
  )
}

interface ProposalViewProps {
  proposal: ReturnType<typeof proposeModule> | undefined
  amend: (id: string, change: Amendment) => void
}

function ProposalView({ proposal, amend }: ProposalViewProps) {
  const text = useText()
  return (
    <section aria-label={text('moduleEditor.paste.proposal')} className="grid content-start gap-4">
      <h3 className="text-sm font-semibold">{text('moduleEditor.paste.proposal')}</h3>
      {proposal ? (
        <>
          <ul className="grid gap-1.5">
            {proposal.definition.inputs.map((input, index) => (
              <ProposedInput
                key={input.id}
                input={input}
                number={index + 1}
                amend={(change) => amend(input.id, change)}
              />
            ))}
          </ul>
          <ProposedText definition={proposal.definition} />
          <Notes notes={proposal.notes} />
        </>
      ) : (
        <p className="text-sm text-muted">{text('moduleEditor.paste.nothing')}</p>
      )}
    </section>
  )
}

/** Notes on the proposal, and library modules for systems that the text names. */
function Notes({ notes }: { notes: readonly Note[] }) {
  const text = useText()
  const shown = notes.filter(({ code }) => code !== 'notation.library')
  const offers = notes.flatMap(({ code, params }) =>
    code === 'notation.library' ? [{ slug: String(params['module']), text: String(params['text']) }] : [],
  )
  if (notes.length === 0) return null
  return (
    <Notice tone="info" title={text('moduleEditor.paste.notes')}>
      <LibraryOffers offers={offers} />
      <ul className="grid list-disc gap-1 ps-4 empty:hidden">
        {shown.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several lines may have the same text
          <li key={index}>
            {text('moduleEditor.paste.line', { line: note.line, note: text(note.code, note.params) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface ProposedInputProps {
  input: Input
  number: number
  amend: (change: Amendment) => void
}

function ProposedInput({ input, number, amend }: ProposedInputProps) {
  const text = useText()
  const name = textOf(input.label, text.locale) || input.id
  const kinds = kindsBeside(input)
  return (
    <li className="grid min-w-0 gap-1.5 rounded-md border border-line bg-raised px-3 py-2">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="shrink-0 text-accent-text [&_svg]:size-4">{kindIcons[input.kind]}</span>
        <FieldName
          label={text('import.field.name', { number })}
          name={name}
          onRename={(label) => amend({ label })}
        />
        {kinds.length > 1 ? (
          <Select
            label={text('moduleEditor.paste.kind', { name })}
            hideLabel
            className="w-36 max-sm:w-full"
            value={input.kind}
            onChange={({ target }) => amend({ kind: target.value })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {text(`moduleEditor.kind.${kind}`)}
              </option>
            ))}
          </Select>
        ) : (
          <Badge>{text(`moduleEditor.kind.${input.kind}`)}</Badge>
        )}
      </div>
      {input.kind === 'choice' || input.kind === 'multi' ? (
        <p className="text-xs break-words text-muted">
          {input.options.map((option) => textOf(option.label, text.locale)).join(' · ')}
        </p>
      ) : null}
    </li>
  )
}

function ProposedText({ definition }: { definition: ModuleDefinition }) {
  const text = useText()
  const names = { fields: namedFields(definition, text.locale, text), partials: definition.partials, text }
  return (
    <div className="grid gap-2">
      {definition.outputs.map((output) => (
        <p
          key={output.id}
          className="rounded-md border border-line bg-sunken px-3 py-2 text-sm break-words whitespace-pre-line"
        >
          <span className="block text-xs text-muted">{text(`reportSection.${output.section}`)}</span>
          {phraseText(Object.values(output.body)[0] ?? [], names)}
        </p>
      ))}
    </div>
  )
}

/** The proposal with the member's changes. It is computed in the background, so that typing isn't delayed. */
function useProposal(pasted: string): ProposalViewProps {
  const { locale } = useText()
  const [amended, setAmended] = useState<Amendments>({})
  const shown = useDeferredValue(pasted)
  const read = useMemo(
    () => (shown.trim() === '' ? undefined : proposeModule(shown, { locale })),
    [shown, locale],
  )
  const proposal = useMemo(
    () => read && { ...read, definition: amendProposal(read.definition, amended, locale) },
    [read, amended, locale],
  )
  const amend = (id: string, change: Amendment) =>
    setAmended((before) => ({ ...before, [id]: { ...before[id], ...change } }))
  return { proposal, amend }
}
