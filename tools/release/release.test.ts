import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHttpMock, type HttpMock } from '#mirage/node/httpServer'
import { openWebSocket, WebSocketClient } from '#tests/support/webSocketClient'
import { version } from '../build/releaseFiles.mjs'
import { assemble } from './assemble.mjs'
import { serveConsole } from './bin/serve.mjs'
import { commandsOf, run, withNames } from './guide.mjs'
import { pack } from './pack.mjs'
import { releaseFaults } from './releaseFaults.mjs'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'orrery-test-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const headers = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8')

/** A build, as far as a release reads it. */
function build(name: string) {
  const path = join(folder, name)
  mkdirSync(join(path, 'assets'), { recursive: true })
  const files = {
    'index.html': '<title>The page</title>',
    'assets/a.js': 'export {}',
    'NOTICES.txt': 'None',
    'sbom.cdx.json': '{}',
    VERSION: `${version}\n`,
    _headers: headers,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text)
  return path
}

test('two releases of one commit have the same SHA-256, whenever and wherever they are made', () => {
  const [one, other] = ['one', 'other'].map((place, index) => {
    const from = build(`${place}-build`)
    utimesSync(join(from, 'assets/a.js'), index * 1_000, index * 1_000)
    assemble(join(folder, place, 'orrery'), from)
    return pack(join(folder, place, 'orrery'), 1_700_000_000)
  })
  expect(one?.sum).toBe(other?.sum)
  expect(readFileSync(one?.tarball ?? '')).toEqual(readFileSync(other?.tarball ?? ''))
})

test('tar unpacks a release: its files, their modes, long names, and the version of package.json', () => {
  const from = build('build')
  const long = `assets/${'a'.repeat(90)}.js`
  writeFileSync(join(from, long), 'long'.repeat(200))
  assemble(join(folder, 'orrery'), from)
  const { tarball } = pack(join(folder, 'orrery'), 1_700_000_000)
  const at = join(folder, 'unpacked')
  mkdirSync(at)
  execFileSync('tar', ['-xzf', tarball, '-C', at])
  expect(readFileSync(join(at, 'orrery/console', long), 'utf8')).toBe('long'.repeat(200))
  expect(readFileSync(join(at, 'orrery/VERSION'), 'utf8')).toBe(`${version}\n`)
  expect(spawnSync(join(at, 'orrery/bin/orrery'), ['--help'], { encoding: 'utf8' }).stdout).toContain(
    `orrery ${version}`,
  )
})

const clean = { env: {}, envFiles: [], changed: '', newest: '1.2.0', version: '1.2.0', isTagElsewhere: false }

test.each([
  ['the commit is whole', {}, []],
  ['VITE_API_TOKEN would be in the tarball', { env: { VITE_API_TOKEN: 'x' } }, ['VITE_API_TOKEN']],
  ['VITE_CLI_NAME would be in the tarball', { env: { VITE_CLI_NAME: 'x', PATH: '/bin' } }, ['VITE_CLI_NAME']],
  ['a file has settings of a build', { envFiles: ['.env.local'] }, ['.env.local']],
  ['a file is changed, or in no commit', { changed: ' M a.ts\n?? b.ts\n' }, ['?? b.ts']],
  ['the changelog has no such version', { newest: '1.1.0' }, ['CHANGELOG.md begins with 1.1.0']],
  ['the version is that of another commit', { isTagElsewhere: true }, ['v1.2.0']],
])('a release is refused with its reason unless it is that of a commit: %s', (_, given, words) => {
  const faults = releaseFaults({ ...clean, ...given })
  expect(faults).toHaveLength(words.length)
  for (const [index, word] of words.entries()) expect(faults[index]).toContain(word)
})

test.each([
  ['no region', [], 'Name the region'],
  ['a region without a protocol', ['--api', 'region.example'], 'Name the region'],
  ['a file as the region', ['--api', 'file:///etc'], 'Name the region'],
  ['a port that is none', ['--api', 'http://localhost', '--port', '99999'], '--port needs a number'],
  ['an unknown flag', ['--api', 'http://localhost', '--prot', '1'], "Unknown option '--prot'"],
])('bin/orrery ends with the reason and its usage: %s', (_, args, words) => {
  assemble(join(folder, 'orrery'), build('build'))
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'orrery/bin/orrery'), ...args], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(words)
  expect(stderr).toContain('orrery --api https://region.example')
})

test('bin/orrery opens a serial console for its own pages only, and no other socket', async () => {
  let mock: HttpMock | undefined
  let server: Awaited<ReturnType<typeof serveConsole>> | undefined
  try {
    mock = await startHttpMock({
      port: 0,
      now: () => Date.parse('2026-01-15T09:00:00Z'),
      scenario: 'small',
      latencyMs: [0, 0],
    })
    server = await serveConsole({
      folder: build('build'),
      api: mock.origin,
      port: 0,
      host: '127.0.0.1',
      isInsecure: false,
    })
    const stream = '/v1/instances/web-1/serial-console/stream?project=web'
    const { origin } = server
    const client = await openWebSocket(origin + stream, { origin })
    if (!(client instanceof WebSocketClient)) throw new Error('bin/orrery opens no serial console')
    await client.until(() => client.text.includes('login:'))
    client.close(1000)
    const refused = await openWebSocket(origin + stream, { origin: 'http://localhost:9999' })
    expect(refused).not.toBeInstanceOf(WebSocketClient)
    await expect(openWebSocket(`${origin}/projects`, { origin })).rejects.toThrow('socket hang up')
  } finally {
    await server?.close()
    await mock?.close()
  }
})

test('the guide gives commands by section, with the names of the installation, and they end at a failure', () => {
  const guide = '# A\n\n```\ncd NAME\nfalse\ntouch after\n```\n\n## B\n\ntext\n'
  const [commands = ''] = commandsOf(withNames(guide, [['NAME', '.']]), 'A')
  expect(commands).toBe('cd .\nfalse\ntouch after\n')
  expect(() => run(commands, { folder, env: process.env })).toThrow('Command failed')
  expect(() => readFileSync(join(folder, 'after'))).toThrow('ENOENT')
  expect(() => commandsOf(guide, 'B')).toThrow('no commands below “B”')
  expect(() => withNames(guide, [['OTHER', '.']])).toThrow('no OTHER')
})

test('without scripts the page says what it needs; as an app it begins in its own folder, with files that exist', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const page = read('index.html')
  expect(page).toMatch(/<noscript>[^<]*needs JavaScript\.<\/noscript>/)
  const [, manifest = ''] = /<link rel="manifest" href="\/([^"]+)"/.exec(page) ?? []
  const app: unknown = JSON.parse(read(`public/${manifest}`))
  // Relative, so that it holds below any path.
  expect(app).toMatchObject({ start_url: './', scope: './', display: 'standalone' })
  const icons = [...JSON.stringify(app).matchAll(/"src":"([^"]+)"/g)].map(([, src]) => src ?? '')
  expect(icons).not.toEqual([])
  for (const icon of icons) expect(read(`public/${icon}`)).toContain('<svg')
})
