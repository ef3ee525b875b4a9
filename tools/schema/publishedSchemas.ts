import { DEFINITION_VERSION, definitionJsonSchema } from '@pandok/module-engine'
import { exportFile } from '@pandok/protocol'

const DEFINITION = `module-definition-${DEFINITION_VERSION}.json`

/**
 * Returns the files of `docs/schema`, by name. They are generated from the schemas that the readers use, so
 * they can't differ.
 */
export const publishedSchemas = (): ReadonlyMap<string, object> =>
  new Map([
    [DEFINITION, { title: 'Definition of a Pandok module', ...definitionJsonSchema() }],
    ['pandok-file-1.json', fileSchema()],
  ])

function fileSchema(): object {
  const schema = exportFile.toJSONSchema({
    io: 'input',
    unrepresentable: 'any',
    // The type declares the property as readonly, but it may be written.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly
    },
  })
  const { modules, ...properties } = schema.properties ?? {}
  const item = typeof modules === 'object' && typeof modules.items === 'object' ? modules.items : {}
  const fileModule = Array.isArray(item) ? {} : item
  return {
    title: 'What Pandok downloads and imports as .pandok.json',
    ...schema,
    properties: {
      ...properties,
      modules: {
        type: 'array',
        maxItems: typeof modules === 'object' ? modules.maxItems : undefined,
        items: { ...fileModule, properties: { ...fileModule.properties, definition: { $ref: DEFINITION } } },
      },
    },
  }
}
