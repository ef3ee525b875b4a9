import { setImmediate as breathe } from 'node:timers/promises'
import { freeModuleName, type ModuleContent, nameKey } from '@pandok/domain'
import { moduleImport as contract, type FileModule } from '@pandok/protocol'
import type { FieldFinding } from '#rpc/ActionError.ts'
import { implement } from '#rpc/implement.ts'
import { findAll } from './findAll.ts'
import { inOwnersTurn } from './inOwnersTurn.ts'
import { itemOf } from './itemOf.ts'
import { mustHaveRoom } from './mustHaveRoom.ts'
import { examineDefinition, unfit } from './readGivenDefinition.ts'

export const moduleImport = implement(contract, async ({ param, actor, ...services }) => {
  const { limits, newId, now } = services
  const { memberId } = actor
  await limits.take('module.import.account', memberId)
  const contents = await readAll(param.file.modules)
  return inOwnersTurn(services, memberId, async (bound) => {
    await mustHaveRoom(bound, memberId, { added: contents.length })
    const taken = await bound.modules.listNameKeys(memberId)
    const ids: string[] = []
    for (const content of contents) {
      const id = newId('mod')
      const name = freeModuleName(content.name, taken)
      await bound.modules.insert({ ...content, id, name, ownerId: memberId }, now())
      taken.add(nameKey(name))
      ids.push(id)
    }
    const made = await findAll(bound, ids, actor, () => ({ ok: true }))
    const inOrder = made.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return { plates: [], modules: inOrder.map((module) => itemOf(module, actor)) }
  })
})

/** The whole file before anything is written, so that every error is told at once. */
async function readAll(modules: readonly FileModule[]): Promise<ModuleContent[]> {
  const contents: ModuleContent[] = []
  const findings: FieldFinding[] = []
  for (const [index, { id: _, ...module }] of modules.entries()) {
    const examined = examineDefinition(module.definition, `file.modules.${index}.definition`)
    if (examined.ok) contents.push({ ...module, ...examined.read })
    else findings.push(...examined.findings)
    // Two hundred large definitions in one go would keep everybody else waiting.
    await breathe()
  }
  if (findings.length > 0) throw unfit(findings)
  return contents
}
