import { CITATIONS_MAX, type Citation } from '@pandok/module-engine'
import { Button, EmptyState, PlusIcon, QuoteIcon, Textarea, TextField, toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { InputFindings } from '../inputs/InputFindings.tsx'
import { ItemList } from '../shell/ItemList.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { moveCitation, removeCitation } from './citations.ts'

/** The sources of the rule, and the date by which it has to be reviewed. */
export function SourcesPanel() {
  const text = useText()
  const editor = useEditor()
  const citations = useEditorState(({ definition }) => definition.citations)

  function add() {
    if (citations.length >= CITATIONS_MAX) {
      toast({ tone: 'warning', title: text('moduleEditor.tooMany', { max: CITATIONS_MAX }) })
      return
    }
    editor.change((definition) => ({ ...definition, citations: [...definition.citations, { text: '' }] }))
    editor.select({ part: 'citations', index: citations.length })
    focusPath(['citations', citations.length, 'text'])
  }

  const addButton = (
    <Button size="sm" icon={<PlusIcon />} onClick={add} data-path="citations/add">
      {text('moduleEditor.sources.add')}
    </Button>
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ReviewField />
        {citations.length === 0 ? null : addButton}
      </div>
      {citations.length === 0 ? (
        <EmptyState
          level={3}
          className="!py-6"
          icon={<QuoteIcon />}
          title={text('moduleEditor.sources.empty.title')}
          text={text('moduleEditor.sources.empty.text')}
          action={addButton}
        />
      ) : (
        <ItemList
          part="citations"
          label={text('moduleEditor.part.citations')}
          items={citations.map((citation, index) => ({
            name: citation.text || text('moduleEditor.unnamed'),
            icon: <QuoteIcon />,
            detail: `[${index + 1}]`,
          }))}
          onMove={(from, to) => editor.change((definition) => moveCitation(definition, from, to))}
          onRemove={(index) => editor.change((definition) => removeCitation(definition, index))}
        >
          {(index) => <CitationDetail index={index} />}
        </ItemList>
      )}
    </div>
  )
}

function ReviewField() {
  const text = useText()
  const editor = useEditor()
  const reviewBy = useEditorState(({ definition }) => definition.reviewBy)
  const review = useFieldFindings(['reviewBy'])
  return (
    <TextField
      type="date"
      className="max-w-64 flex-1"
      label={text('moduleEditor.field.reviewBy')}
      hint={review.warning ?? text('moduleEditor.reviewBy.hint')}
      error={review.error}
      value={reviewBy ?? ''}
      onChange={({ target }) =>
        editor.change((definition) => put(definition, 'reviewBy', target.value || undefined), 'reviewBy')
      }
      data-path="reviewBy"
    />
  )
}

function CitationDetail({ index }: { index: number }) {
  const text = useText()
  const editor = useEditor()
  const citation = useEditorState(({ definition }) => definition.citations[index])
  const path = ['citations', index]
  const own = useFieldFindings([...path, 'text'])
  const url = useFieldFindings([...path, 'url'])
  const pubmed = useFieldFindings([...path, 'pubmed'])
  if (!citation) return null
  const set = (next: Citation, field: string) =>
    editor.change(
      (definition) => ({ ...definition, citations: replaceItem(definition.citations, index, next) }),
      `citations/${index}/${field}`,
    )
  return (
    <>
      <InputFindings path={path} />
      <Textarea
        label={text('moduleEditor.sources.text')}
        rows={2}
        maxLength={1000}
        value={citation.text}
        error={own.error}
        onChange={({ target }) => set({ ...citation, text: target.value }, 'text')}
        data-path={pathName([...path, 'text'])}
      />
      <div className="grid gap-4 @md:grid-cols-2">
        <TextField
          type="url"
          label={text('moduleEditor.field.url')}
          placeholder="https://"
          maxLength={500}
          value={citation.url ?? ''}
          error={url.error}
          onChange={({ target }) => set(put(citation, 'url', target.value.trim() || undefined), 'url')}
          data-path={pathName([...path, 'url'])}
        />
        <TextField
          label={text('moduleEditor.field.pubmed')}
          inputMode="numeric"
          maxLength={9}
          value={citation.pubmed ?? ''}
          error={pubmed.error}
          onChange={({ target }) =>
            set(put(citation, 'pubmed', target.value.replace(/\D/gu, '') || undefined), 'pubmed')
          }
          data-path={pathName([...path, 'pubmed'])}
        />
      </div>
      <LocalTextField
        label={text('moduleEditor.field.note')}
        value={citation.note}
        onChange={(note) => set(put(citation, 'note', note), 'note')}
        path={[...path, 'note']}
        maxLength={2000}
      />
    </>
  )
}
