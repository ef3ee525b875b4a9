import {
  CELL_NAME_MAX_CHARACTERS,
  CELL_TITLE_MAX_CHARACTERS,
  MODULE_NAME_MAX_CHARACTERS,
  PLATE_NAME_MAX_CHARACTERS,
} from '@pandok/domain'
import { IndependentClient, read } from '../independent-client/IndependentClient.ts'
import { demoAccount } from '../server/demoAccount.ts'
import { ownGateway } from '../server/ownGateway.ts'
import type { Pandok } from '../server/startPandok.ts'
import { fullModule } from './fullModule.ts'
import { joinByWire } from './joinByWire.ts'
import { keepModule } from './keepModule.ts'
import { keepPlate } from './keepPlate.ts'
import { makePicture } from './makePicture.ts'
import { authenticateByWire, subscribeByWire } from './payByWire.ts'

/** A member with documents, payments and so on of every kind, so that no list is empty. */
export interface SeededScreens {
  readonly client: IndependentClient
  readonly memberId: string
  readonly plateId: string
  readonly moduleId: string
  readonly bannerId: string
  /** The query with which the gateway redirects a buyer back. */
  readonly receipt: string
}

/** A typical pasted text: it is longer than a line, and contains an address that no browser breaks by itself. */
const LONG_NOTE = `${'Thyroid nodules are described by composition, echogenicity, shape, margin and foci. '.repeat(3)}https://example.org/${'thyroid-imaging-reporting-and-data-system/'.repeat(3)}`

/** A name of the maximum length without a possible line break. */
const widest = (characters: number) => 'W'.repeat(characters)

const made = new Map<string, Promise<SeededScreens>>()

/** Creates the data once per server, which has to have its own gateway. */
export function seedScreens(pandok: Pandok): Promise<SeededScreens> {
  const known = made.get(pandok.url) ?? makeEverything(pandok)
  made.set(pandok.url, known)
  return known
}

async function makeEverything(pandok: Pandok): Promise<SeededScreens> {
  const { client } = await joinByWire(pandok.url)
  const moduleId = await keepModule(
    client,
    widest(MODULE_NAME_MAX_CHARACTERS),
    { section: 'headNeck', note: LONG_NOTE },
    fullModule,
  )
  const plateId = await keepPlate(client, plateWith(moduleId))
  await client.call('plate-share', { id: plateId, shared: true })
  await client.call('module-share', { id: moduleId, shared: true })
  await client.call('plate-delete', { ids: [await keepPlate(client, { name: 'Deleted' })] })
  await client.call('module-delete', { ids: [await keepModule(client, 'Deleted')] })
  const gateway = await ownGateway(pandok).url()
  await subscribeByWire(client, 'basic-monthly', gateway)
  const sheets = await authenticateByWire(client, 'sheet-3-yearly', gateway)
  return {
    client,
    memberId: read((await client.call('user-info')).body, 'data', 'user', 'id'),
    plateId,
    moduleId,
    bannerId: await keepBanner(pandok),
    receipt: String(new URLSearchParams({ ...sheets, amount: String(sheets.amount) })),
  }
}

const plateWith = (moduleId: string) => ({
  name: widest(PLATE_NAME_MAX_CHARACTERS),
  cells: [
    ...['slate', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink', '#123456'].map(
      (color, position) => ({
        id: `c${position}`,
        position,
        name: position === 0 ? widest(CELL_NAME_MAX_CHARACTERS) : `정상 ${position}`,
        title: position === 0 ? widest(CELL_TITLE_MAX_CHARACTERS) : `정상 ${position}`,
        color,
        outputs: [phrase('findings', `text ${position}`)],
      }),
    ),
    {
      id: 'module',
      position: 10,
      name: 'TI-RADS',
      title: 'TI-RADS',
      outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId }],
    },
  ],
  keyMap: { KeyQ: 'c0', KeyW: 'c1', KeyE: 'module' },
  autoFill: [{ id: 'f', cell: 'module', output: 'o', input: 'size', source: { from: 'clipboard' } }],
})

const phrase = (section: string, text: string) => ({
  id: 'o',
  kind: 'phrase',
  section,
  text: { ko: text, en: text, zh: text, ja: text, de: text },
})

async function keepBanner(pandok: Pandok): Promise<string> {
  const { email, password } = await demoAccount(pandok.dataDir, 'admin')
  const admin = new IndependentClient(pandok.url)
  await admin.signIn(email, password)
  const { buffer } = makePicture({ color: [0, 110, 110] })
  const image_data = `data:image/png;base64,${buffer.toString('base64')}`
  const banner = { position: 'macro', image_data, link: 'https://example.org/offer', order: 1, active: true }
  const answer = await admin.call('admin-bannerSave', banner)
  return read(answer.body, 'data', 'banner', 'id')
}
