import type { ModuleDefinition } from '@pandok/module-engine'
import { useForm } from './FormContext.ts'
import { InputField } from './field/InputField.tsx'
import { GroupSection } from './group/GroupSection.tsx'

/** Shows the inputs in the order of the module; a repeat group is placed where its first input is. */
export function FormBody() {
  const { definition, words, leftOut } = useForm()
  const places = placesOf(definition, leftOut)
  if (places.length === 0) return <p className="text-sm text-muted">{words.noInputs}</p>
  return places.map((place) =>
    'group' in place ? (
      <GroupSection key={`group ${place.group}`} group={place.group} />
    ) : (
      <InputField key={place.input} address={place.input} />
    ),
  )
}

type Place = { input: string } | { group: string }

function placesOf({ inputs }: ModuleDefinition, leftOut: ReadonlySet<string> | undefined): Place[] {
  const seen = new Set<string>()
  return inputs.flatMap(({ id, group }): Place[] => {
    if (leftOut?.has(id)) return []
    if (group === undefined) return [{ input: id }]
    if (seen.has(group)) return []
    seen.add(group)
    return [{ group }]
  })
}
