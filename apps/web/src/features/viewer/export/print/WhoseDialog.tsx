import { Button, Dialog, RadioGroup } from '@pandok/ui'
import { NOBODYS } from '@pandok/viewer'
import { useState } from 'react'
import { useSessionPart, useStudiesPart } from '#features/viewer/workspace/useViewerParts.ts'
import { useText } from '#platform/text/text.ts'
import { patientWords, studiesWords } from './patientWords.ts'

interface WhoseDialogProps {
  /** Called with the key of a patient, or with an empty key for nobody. */
  onChoose: (patientKey: string) => void
  onClose: () => void
}

/** The key for nobody is as empty as no choice at all, so the option needs a value of its own. */
const NO_NAME = 'nobody'

/**
 * Asks whose report it is if several patients are open. Nothing is preselected, because a preselected name
 * would be confirmed unread.
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
