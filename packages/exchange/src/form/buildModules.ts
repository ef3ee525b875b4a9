import { type ModuleDefinition, textOf } from '@pandok/module-engine'
import type { ImportedModule } from '../model/Imported.ts'
import { definitionOf, linesOutputs } from './definitionOf.ts'
import { divideForm, type FormPart } from './divideForm.ts'
import type { Form } from './Form.ts'
import type { LossList } from './LossList.ts'
import { FORM_INPUTS_MAX, MODULES_MAX } from './limits.ts'
import { placeItems } from './placeItems.ts'
import { plainText } from './plainText.ts'
import { repairDefinition } from './repairDefinition.ts'

const TITLE_MAX = 200

/** Makes the modules of a form: a single one, or several linked ones if the form is long. */
export function buildModules(form: Form, losses: LossList): ImportedModule[] {
  const whole = placeItems(form, losses)
  const parts = divideForm(whole.placed, form.inputsMax ?? FORM_INPUTS_MAX)
  for (const part of parts.slice(MODULES_MAX)) {
    losses.add('limit', part.placed[0]?.item.place ?? form.place, '', { what: 'modules', max: MODULES_MAX })
  }
  return parts.slice(0, MODULES_MAX).flatMap((part, index): ImportedModule[] => {
    const made = definitionOf(form, part, whole, losses)
    const places = new Map(part.placed.map(({ id, item }) => [id, item.place]))
    const definition = repairDefinition(
      made,
      form.place,
      losses,
      (id) => places.get(id),
      (kept) => (form.outputs ? undefined : linesOutputs(form, part, whole, kept)),
    )
    if (!definition) return []
    return [moduleOf(form, part, definition, parts.length > 1 ? index + 1 : undefined)]
  })
}

function moduleOf(
  form: Form,
  part: FormPart,
  definition: ModuleDefinition,
  number: number | undefined,
): ImportedModule {
  const heading = part.heading ? textOf(part.heading.label, form.locale) : undefined
  const title =
    number === undefined
      ? form.title
      : `${form.title} ${number}${heading === undefined ? '' : ` – ${heading.replace(/[\s:：]+$/u, '')}`}`
  return {
    kind: 'module',
    place: part.heading?.place ?? part.placed[0]?.item.place ?? form.place,
    title: plainText(title, TITLE_MAX) || form.place.file,
    ...(number !== undefined && {
      group: plainText(form.title, TITLE_MAX),
      part: plainText(`${number} ${heading ?? ''}`, TITLE_MAX),
    }),
    locale: form.locale,
    definition,
  }
}
