import type { PhraseToken } from '@pandok/module-engine'
import { Button, Dialog } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { AnswersFields } from './AnswersFields.tsx'
import { EachFields } from './EachFields.tsx'
import { LinesFields } from './LinesFields.tsx'
import type { PhraseScope } from './PhraseScope.ts'
import { PluralFields } from './PluralFields.tsx'
import { WhenFields } from './WhenFields.tsx'

interface PieceDialogProps {
  token: Exclude<PhraseToken, string>
  scope: PhraseScope
  onDone: (token: Exclude<PhraseToken, string>) => void
  onClose: () => void
}

/** A repetition, a plural, lines or a condition, with the phrases inside it. */
export function PieceDialog({ token, scope, onDone, onClose }: PieceDialogProps) {
  const text = useText()
  const [draft, setDraft] = useState(token)
  const title =
    'each' in draft
      ? text('moduleLogic.each.title')
      : 'plural' in draft
        ? text('moduleLogic.plural.title')
        : 'answers' in draft
          ? text('moduleLogic.answers.title')
          : 'lines' in draft
            ? text('moduleLogic.lines.title')
            : text('moduleLogic.phrase.onlyIf')
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={title}
      closeLabel={text('ui.close')}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button variant="primary" onClick={() => onDone(draft)}>
            {text('moduleLogic.phrase.apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {'each' in draft ? <EachFields token={draft} scope={scope} onChange={setDraft} /> : null}
        {'plural' in draft ? <PluralFields token={draft} scope={scope} onChange={setDraft} /> : null}
        {'answers' in draft ? <AnswersFields token={draft} scope={scope} onChange={setDraft} /> : null}
        {'lines' in draft ? <LinesFields token={draft} scope={scope} onChange={setDraft} /> : null}
        {'when' in draft ? <WhenFields token={draft} scope={scope} onChange={setDraft} /> : null}
      </div>
    </Dialog>
  )
}
