import type { Option } from '@pandok/module-engine'
import { Button, IconButton, PlusIcon, Select, TextField, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'

type Code = NonNullable<Option['codes']>[number]
type System = Code['system']

const CODES_MAX = 10
/** Names of the vocabularies; they are the same in every language. */
const SYSTEMS: Readonly<Record<Exclude<System, 'LOCAL'>, string>> = {
  SNOMED: 'SNOMED CT',
  LOINC: 'LOINC',
  RADLEX: 'RadLex',
  RADELEMENT: 'RadElement',
  ICDO: 'ICD-O',
}

interface CodesFieldProps {
  codes: readonly Code[] | undefined
  onChange: (codes: Code[] | undefined) => void
  path: readonly (string | number)[]
}

/** Codes of an input or an answer in standard vocabularies. */
export function CodesField({ codes = [], onChange, path }: CodesFieldProps) {
  const text = useText()
  const write = (next: Code[]) => onChange(next.length === 0 ? undefined : next)

  function add() {
    write([...codes, { system: codes.at(-1)?.system ?? 'SNOMED', code: '' }])
    focusPath([...path, codes.length, 'code'])
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{text('moduleEditor.field.codes')}</legend>
      <p className="text-xs text-muted">{text('moduleEditor.codes.hint')}</p>
      {codes.map((code, at) => (
        <CodeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the code changes while it is typed
          key={at}
          code={code}
          onChange={(next) => write(replaceItem(codes, at, next))}
          onRemove={() => write(removeItem(codes, at))}
          path={[...path, at]}
        />
      ))}
      {codes.length < CODES_MAX ? (
        <Button size="sm" variant="quiet" className="justify-self-start" icon={<PlusIcon />} onClick={add}>
          {text('moduleEditor.codes.add')}
        </Button>
      ) : null}
    </fieldset>
  )
}

interface CodeRowProps {
  code: Code
  onChange: (code: Code) => void
  onRemove: () => void
  path: readonly (string | number)[]
}

function CodeRow({ code, onChange, onRemove, path }: CodeRowProps) {
  const text = useText()
  const { error } = useFieldFindings([...path, 'code'])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2 @md:grid-cols-[minmax(0,8rem)_minmax(0,1fr)_minmax(0,2fr)_auto]">
      <Select
        label={text('moduleEditor.codes.system')}
        hideLabel
        value={code.system}
        onChange={({ target }) => onChange({ ...code, system: target.value })}
      >
        {Object.entries(SYSTEMS).map(([system, name]) => (
          <option key={system} value={system}>
            {name}
          </option>
        ))}
        <option value="LOCAL">{text('moduleEditor.codes.local')}</option>
      </Select>
      <TextField
        label={text('moduleEditor.codes.code')}
        hideLabel
        placeholder={text('moduleEditor.codes.code')}
        maxLength={40}
        spellCheck={false}
        autoCapitalize="off"
        inputClassName="font-mono"
        value={code.code}
        error={error}
        onChange={(event) => onChange({ ...code, code: event.target.value.trim() })}
        data-path={pathName([...path, 'code'])}
      />
      <TextField
        label={text('moduleEditor.codes.display')}
        hideLabel
        placeholder={text('moduleEditor.codes.display')}
        maxLength={200}
        value={code.display ?? ''}
        className="max-@md:col-span-2 max-@md:row-start-2"
        onChange={(event) => onChange(put(code, 'display', event.target.value || undefined))}
      />
      <IconButton
        label={text('moduleEditor.removeItem', { name: code.code || code.system })}
        icon={<XIcon />}
        onClick={onRemove}
      />
    </div>
  )
}
