import type { ModuleDocument, PlateDocument } from '@pandok/protocol'
import { type Computer, computer, type ProgramWindow } from './computer.ts'
import { type ModelServer, modelServer } from './modelServer.ts'

export const plateOf = (name: string, moduleId?: string) => ({
  name,
  cells: [
    {
      id: 'c',
      position: 0,
      name: 'a',
      title: 'a',
      outputs: moduleId
        ? [{ id: 'o', kind: 'module', section: 'auto', moduleId }]
        : [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: name } }],
    },
  ],
  keyMap: {},
  autoFill: [],
})

const DEFINITION = {
  version: 1,
  inputs: [{ id: 'size', kind: 'number', label: { ko: '크기' }, unit: 'mm' }],
  outputs: [{ id: 'finding', section: 'findings', body: { ko: ['크기 ', { v: 'size' }] } }],
}

export const moduleOf = (name: string) => ({
  name,
  section: '',
  modality: '',
  type: '',
  note: '',
  definition: DEFINITION,
})

export const saveOf = ({ id, revision }: { id: string; revision: number }, name: string) => ({
  id,
  revision,
  ...plateOf(name),
})

export async function plates(
  rpc: Pick<ProgramWindow, 'call'>,
  param: object = { sort: 'name' },
): Promise<PlateDocument[]> {
  return ((await rpc.call('plate-list', param)) as { items: PlateDocument[] }).items
}

export const savedPlate = async (answer: Promise<unknown>) =>
  ((await answer) as { plate: PlateDocument }).plate
export const savedModule = async (answer: Promise<unknown>) =>
  ((await answer) as { module: ModuleDocument }).module
export const namesOn = (server: ModelServer) => [...server.held.plate.values()].map(({ name }) => name).sort()

interface Scene {
  server: ModelServer
  machine: Computer
  window: ProgramWindow
}

/** Stores two plates and a module on the server, synchronizes, then disconnects. */
export async function cutOff(): Promise<Scene> {
  const server = modelServer()
  const module = await savedModule(server.elsewhere.call('module-create', moduleOf('M')))
  await server.elsewhere.call('plate-create', plateOf('A', module.id))
  await server.elsewhere.call('plate-create', plateOf('B'))
  const machine = computer(server)
  const window = machine.open()
  await window.sync()
  server.network = 'gone'
  return { server, machine, window }
}

export async function reconnect({ server, window }: Pick<Scene, 'server' | 'window'>) {
  server.network = 'there'
  await window.check()
}
