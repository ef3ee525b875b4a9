const text = (maxLength: number) => ({ type: 'string', maxLength })
const LOCALES = ['ko', 'en', 'zh', 'ja', 'de']

const closed = (properties: Record<string, object>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const output = closed(
  {
    id: text(200),
    section: text(40),
    kind: { enum: ['phrase', 'module'] },
    text: { type: 'object', propertyNames: { enum: LOCALES }, additionalProperties: { type: 'string' } },
    moduleId: text(200),
    moduleOutput: text(200),
    preset: {},
  },
  ['id', 'section', 'kind'],
)

const cell = closed(
  {
    id: text(200),
    position: { type: 'integer', minimum: 0, maximum: 59 },
    name: text(200),
    title: text(200),
    color: text(40),
    outputs: { type: 'array', items: output },
  },
  ['id', 'position', 'name', 'title', 'outputs'],
)

/** A plate in a file. What belongs to an account (owner, revision, times) may be there and means nothing elsewhere. */
export const plateSchema = {
  type: 'object',
  properties: {
    id: text(200),
    name: text(200),
    cells: { type: 'array', maxItems: 60, items: cell },
    keyMap: {
      description: 'A key with its modifiers (`KeyA`, `Shift+KeyA`) to the id of a cell.',
      type: 'object',
      additionalProperties: text(200),
    },
    autoFill: { type: 'array' },
  },
  required: ['id', 'name', 'cells', 'keyMap', 'autoFill'],
}
