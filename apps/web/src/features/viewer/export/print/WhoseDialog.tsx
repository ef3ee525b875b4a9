import { Button, Dialog, RadioGroup } from '@pandok/ui'
import { NOBODYS } from '@pandok/viewer'
import { useState } from 'react'
import { useSessionPart, useStudiesPart } from '#features/viewer/workspace/useViewerParts.ts'
import { useText } from '#platform/text/text.ts'
import { patientWords, studiesWords } from './patientWords.ts'

interface WhoseDialogProps {
  /** With the key of a patient, or nobody's. */
  onChoose: (patientKey: string) => void
  onClose: () => void
}

/** Nobody's key is empty, and so is no choice at all. */
const NO_NAME = 'nobody'

/**
 * Whose report it is, where several patients are open. Nothing is chosen beforehand: a name that only has to be confirmed
 * is confirmed unread.
 */
export function WhoseDialog({ onChoose, onClose }: WhoseDialogProps) {
  const text = useText()
  const patients = useStudiesPart((state) => state.patients)
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const [chosen, setChosen] = useState('')
  const isOpen = chosen === NO_NAME || patients.some(({ key }) => key === chosen)
  const options = patients.map((patient, index) => {
    const { name, about } = isHidden
      ? { name: `${text('viewer.identity.hidden')} (${index + 1})`, about: '' }
      : patientWords(patient.facts, text)
    const hint = [about, studiesWords(patient, text, isHidden)].filter(Boolean).join(' · ')
    return {
      value: patient.key,
      label: <strong className="[overflow-wrap:anywhere]">{name}</strong>,
      hint: <span className="[overflow-wrap:anywhere]">{hint}</span>,
    }
  })
  const nobody = {
    value: NO_NAME,
    label: text('viewer.print.whose.nobody'),
    hint: text('viewer.print.whose.nobody.hint'),
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={text('viewer.print.whose')}
      description={text('viewer.print.whose.text')}
      closeLabel={text('ui.close')}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={!isOpen || undefined}
            onClick={() => {
              if (isOpen) onChoose(chosen === NO_NAME ? NOBODYS : chosen)
            }}
          >
            {text('viewer.print.go')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={text('viewer.print.whose')}
        hideLabel
        layout="list"
        value={chosen}
        onChange={setChosen}
        options={[...options, nobody]}
      />
    </Dialog>
  )
}
