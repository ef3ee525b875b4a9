import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { ORTHANC_PLUGIN, ORTHANC_PROGRAM } from './installOrthanc.ts'
import { startServer } from './startServer.ts'

interface OrthancOptions {
  /** A site that may read the answers in a browser: this server says so itself in no version of Debian's. */
  allowOrigin?: string
  /** Nobody else is let in. */
  account?: { name: string; password: string }
}

const PORT = 8042

/** Inside the network of the server: from a socket in the file system, which has no network, to its port. */
const RELAY = `
const net = require('node:net')
net.createServer((near) => {
  const far = net.connect(${PORT}, '127.0.0.1')
  near.pipe(far).pipe(near)
  near.on('error', () => far.destroy())
  far.on('error', () => near.destroy())
}).listen(process.argv[1])
`

/** Both end when nothing holds the other end of their input any more, also if the tests are killed. */
const SCRIPT = `
ip link set lo up
"$1" -e "$2" "$3" & relay=$!
"$4" "$5" & server=$!
cat > /dev/null
kill $relay $server
wait
`

/**
 * A real Orthanc in a network of its own, reached through a port of this computer that nobody else can reach. Needs
 * `installOrthanc()`.
 */
export async function startOrthanc({ allowOrigin, account }: OrthancOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'orthanc-'))
  const socketPath = join(folder, 'relay.sock')
  await writeFile(join(folder, 'orthanc.json'), JSON.stringify(configuration(folder, account)))
  const config = join(folder, 'orthanc.json')
  const args = [
    '-n',
    'bash',
    '-c',
    SCRIPT,
    'bash',
    process.execPath,
    RELAY,
    socketPath,
    ORTHANC_PROGRAM,
    config,
  ]
  const child = spawn('/usr/bin/unshare', args, { stdio: ['pipe', 'ignore', 'ignore'] })
  let pause = 0
  const proxy = await startServer((request, response) => {
    const headers = { ...request.headers, host: `127.0.0.1:${PORT}` }
    const cors = allowOrigin === undefined ? {} : corsHeaders(allowOrigin)
    if (allowOrigin !== undefined && request.method === 'OPTIONS')
      return void response.writeHead(204, cors).end()
    const { method = 'GET', url = '/' } = request
    const asked = httpRequest({ socketPath, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors })
      Readable.from(paced(answer, () => pause)).pipe(response)
    })
    asked.on('error', () => response.writeHead(502).end())
    request.pipe(asked)
  })
  const stop = async () => {
    await proxy.stop()
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  if (!(await isAnswering(proxy.baseUrl, child))) {
    await stop()
    throw new Error('Orthanc does not answer')
  }
  const authorization = account && `Basic ${btoa(`${account.name}:${account.password}`)}`
  return {
    baseUrl: proxy.baseUrl,
    stop,
    authorization,
    /** Milliseconds between two pieces of what is sent from now on. */
    slowDown(milliseconds: number): void {
      pause = milliseconds
    },
  }
}

const configuration = (folder: string, account: OrthancOptions['account']) => ({
  Name: 'test',
  StorageDirectory: folder,
  IndexDirectory: folder,
  // Its GDCM plugin brings the server down on JPEG 2000: only this one is loaded.
  Plugins: [ORTHANC_PLUGIN],
  HttpPort: PORT,
  DicomServerEnabled: false,
  AuthenticationEnabled: account !== undefined,
  RegisteredUsers: account ? { [account.name]: account.password } : {},
  RemoteAccessAllowed: false,
  OverwriteInstances: true,
  // Answers to queries are written in it: Latin1, which it is otherwise, holds no Korean names.
  DefaultEncoding: 'Utf8',
  DicomWeb: { Enable: true, Root: '/dicom-web/', StudiesMetadata: 'Full', SeriesMetadata: 'Full' },
})

async function* paced(answer: AsyncIterable<Buffer>, pause: () => number): AsyncGenerator<Buffer> {
  for await (const piece of answer) {
    if (pause() > 0) await setTimeout(pause())
    yield piece
  }
}

const corsHeaders = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'authorization, accept, content-type',
  'access-control-allow-methods': 'GET, POST',
})

async function isAnswering(baseUrl: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    const response = await fetch(`${baseUrl}/studies`).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok || response?.status === 401) return true
    await setTimeout(100)
  }
  return false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.stdin?.end()
  await ended
}
