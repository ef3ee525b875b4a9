import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PACKAGES } from './packages.ts'
import { run } from './run.ts'
import { takePackage } from './takePackage.ts'

/** Node.js searches for the first marker, and reads the blob only if the second one is set. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'
const RT_RCDATA = 10
const LANGUAGE_NEUTRAL = 0
const LANGUAGE_ENGLISH = 1033
const CODEPAGE_UNICODE = 1200
const SUBSYSTEM_WINDOWS = 2
const FILE_IS_PROGRAM = 1
const OS_NT_WINDOWS32 = 0x40004

/** The part of resedit that is used. It is loaded from the folder into which it was unpacked. */
interface Resedit {
  NtExecutable: { from: (data: ArrayBuffer) => Executable }
  NtExecutableResource: { from: (program: Executable) => Resources }
  Data: { IconFile: { from: (data: ArrayBuffer) => { icons: { data: unknown }[] } } }
  Resource: {
    IconGroupEntry: {
      replaceIconsForResource: (entries: unknown[], id: number, language: number, icons: unknown[]) => void
    }
    VersionInfo: {
      create: (given: Record<string, unknown>) => { outputToResourceEntries: (entries: unknown[]) => void }
    }
  }
}
interface Executable {
  newHeader: { optionalHeader: { subsystem: number } }
  generate: () => ArrayBuffer
}
interface ResourceEntry {
  type: number | string
  id: number | string
  lang: number | string
  codepage: number | string
  bin: ArrayBuffer
}
interface Resources {
  entries: ResourceEntry[]
  outputResource: (program: Executable) => void
}

export interface ProgramFile {
  file: string
  work: string
  blob: string
  icon: string
  version: string
}

/**
 * Makes the program from Node.js for Windows: with the blob, with Pandok's name and icon, and without a
 * console window.
 */
export async function makeProgram({ file, work, blob, icon, version }: ProgramFile): Promise<void> {
  const node = path.join(await takePackage(PACKAGES.nodeForWindows), 'bin', 'node.exe')
  const bare = path.join(work, 'node.exe')
  // The signature of Node.js would become invalid, and an invalid signature is worse than none.
  await run('osslsigncode', ['remove-signature', '-in', node, '-out', bare])
  const { NtExecutable, NtExecutableResource, Data, Resource } = await loadResedit()
  const program = NtExecutable.from(bytesOf(flipFuse(await readFile(bare))))
  const resources = NtExecutableResource.from(program)
  resources.entries = resources.entries.filter(({ type, id }) => type !== RT_RCDATA || id !== 'NODE_SEA_BLOB')
  resources.entries.push({
    type: RT_RCDATA,
    id: 'NODE_SEA_BLOB',
    lang: LANGUAGE_NEUTRAL,
    codepage: CODEPAGE_UNICODE,
    bin: bytesOf(await readFile(blob)),
  })
  // The icon and name of Node.js are removed.
  resources.entries = resources.entries.filter(({ type }) => ![3, 14, 16].includes(Number(type)))
  const icons = Data.IconFile.from(bytesOf(await readFile(icon))).icons.map((entry) => entry.data)
  Resource.IconGroupEntry.replaceIconsForResource(resources.entries, 1, LANGUAGE_ENGLISH, icons)
  versionInfo(Resource, version).outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  program.newHeader.optionalHeader.subsystem = SUBSYSTEM_WINDOWS
  await writeFile(file, Buffer.from(program.generate()))
}

function versionInfo({ VersionInfo }: Resedit['Resource'], version: string) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const numbers = { MS: (major << 16) | minor, LS: patch << 16 }
  return VersionInfo.create({
    lang: LANGUAGE_ENGLISH,
    fixedInfo: {
      fileVersionMS: numbers.MS,
      fileVersionLS: numbers.LS,
      productVersionMS: numbers.MS,
      productVersionLS: numbers.LS,
      fileFlagsMask: 0x3f,
      fileFlags: 0,
      fileOS: OS_NT_WINDOWS32,
      fileType: FILE_IS_PROGRAM,
    },
    strings: [
      {
        lang: LANGUAGE_ENGLISH,
        codepage: CODEPAGE_UNICODE,
        values: {
          CompanyName: 'Pandok',
          FileDescription: 'Pandok',
          FileVersion: version,
          InternalName: 'Pandok',
          LegalCopyright: 'Pandok; made with Node.js, see the folder licences',
          OriginalFilename: 'Pandok.exe',
          ProductName: 'Pandok',
          ProductVersion: version,
        },
      },
    ],
  })
}

function flipFuse(node: Buffer): Buffer {
  const at = node.indexOf(`${FUSE}:0`)
  if (at < 0 || node.indexOf(`${FUSE}:0`, at + 1) >= 0) throw new Error('This Node has not one fuse.')
  node.write('1', at + FUSE.length + 1, 'latin1')
  return node
}

async function loadResedit(): Promise<Resedit> {
  const folder = await takePackage(PACKAGES.resedit)
  const library = path.join(folder, 'node_modules', 'pe-library')
  if (!existsSync(library)) {
    await mkdir(path.dirname(library), { recursive: true })
    await symlink(await takePackage(PACKAGES.peLibrary), library)
  }
  return import(pathToFileURL(path.join(folder, 'dist', 'index.js')).href)
}

const bytesOf = (buffer: Buffer): ArrayBuffer =>
  buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength) as ArrayBuffer
