import 'fake-indexeddb/auto'
import type { Action } from '@reduxjs/toolkit'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { charts } from '#machines/charts/charts'
import { feedInspector } from '#features/console/hosted-inspector/hostedInspector'
import { demoOf } from '#features/console/debugger/model/formats/demoScript'
import { mermaidOf } from '#features/console/debugger/model/formats/mermaid'
import { playwrightTestOf } from '#features/console/debugger/model/formats/playwrightTest'
import { sequenceOf } from '#features/console/debugger/model/sequence'
import { readTrace, traceText } from '#features/console/debugger/model/trace'
import { errorReport } from '#features/kit/errors/errorReport'
import { loginMachine } from '#machines/interaction/loginMachine'
import { api } from '#store/api/api'
import { meApi } from '#store/api/resources/me'
import { elsewhere } from '#store/commands/end'
import { defineCommand, type Command } from '#store/commands/command'
import { Database } from '#store/ledger/database'
import { ledgerPart } from '#store/ledger/ledger'
import type { Line } from '#store/ledger/line'
import type { SavingEndpoint } from '#store/commands/saving'
import { savesOf } from '#store/ledger/saves'
import { operations } from '#store/api/generated/all'
import type { OperationName } from '#store/api/generated/operationTypes'
import { mutation } from '#store/api/wire/endpoint'
import { devToolsOptions } from '#store/devTools'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { Tape } from '#store/eventLog/tape'
import { consolePartOf } from '#store/parts'
import { makeStore, rootReducer } from '#store/store'
import { ORIGIN, scriptRegion } from '../support/scriptedRegion'
import { consoleInNode } from '../support/consoleInNode'

// Secrets in requests and responses stay in the page: nothing that the debugger saves or copies has them.

const CANARY = 'canary-7f3a'

/** Every call that takes or returns a secret, with the secret where the API has it. */
const secretCalls: Partial<Record<OperationName, { args: object; answer?: object }>> = {
  loginLocal: { args: { siloName: 's', body: { username: 'u', password: CANARY } } },
  localIdpUserCreate: {
    args: { silo: 's', body: { externalId: 'u', password: { mode: 'password', value: CANARY } } },
  },
  localIdpUserSetPassword: { args: { userId: 'u', silo: 's', body: { mode: 'password', value: CANARY } } },
  deviceAuthConfirm: { args: { body: { userCode: CANARY } } },
  deviceAccessToken: { args: { body: { deviceCode: CANARY } }, answer: { access_token: CANARY } },
  currentUserSshKeyCreate: {
    args: { body: { name: 'k', description: '', publicKey: `ssh-ed25519 ${CANARY}` } },
  },
  instanceCreate: {
    args: { project: 'p', body: { name: 'web-1', userData: CANARY, sshPublicKeys: [CANARY] } },
  },
  webhookReceiverCreate: { args: { body: { name: 'w', endpoint: 'https://w.example', secrets: [CANARY] } } },
  webhookSecretsAdd: { args: { receiver: 'w', body: { secret: CANARY } }, answer: { secret: CANARY } },
  certificateCreate: { args: { body: { name: 'c', cert: 'c', key: CANARY, service: 'external_api' } } },
  networkingSwitchPortSettingsCreate: {
    args: {
      body: {
        name: 's',
        bgpPeers: [
          {
            linkName: 'phy0',
            peers: [{ addr: { type: 'numbered', targetAddr: '192.0.2.1' }, md5AuthKey: CANARY }],
          },
        ],
      },
    },
    answer: { bgp_peers: [], interfaces: [], vlan_interfaces: [], links: [] },
  },
  siloCreate: { args: { body: { name: 's', tlsCertificates: [{ name: 'c', cert: 'c', key: CANARY }] } } },
  samlIdentityProviderCreate: {
    args: { silo: 's', body: { name: 'i', signingKeypair: { privateKey: CANARY, publicCert: 'c' } } },
  },
}
const names = Object.keys(secretCalls) as OperationName[]

interface AnyCall extends SavingEndpoint<unknown, unknown> {
  name: string
}

import.meta.glob(['../../src/store/api/resources/*.ts', '!**/*.test.ts'], { eager: true })

/**
 * All these calls as endpoints: those of the console, which other tests of the same process use too, and new ones for what
 * it has no screen for.
 */
const calls = api.injectEndpoints({
  endpoints: (build) =>
    Object.fromEntries(
      names
        .filter((name) => !Object.hasOwn(api.endpoints, name))
        .map((name) => [name, mutation(build, operations[name], [])]),
    ),
}).endpoints as unknown as Record<string, AnyCall>

beforeEach(() => {
  scriptRegion()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

const bySeq = (one: Line, other: Line) => one.seq - other.seq

/** Opens the ledger of a store. @returns a function that reads everything that it keeps in the browser's database */
async function keeping(store: ReturnType<typeof makeStore>) {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await store.dispatch(
    meApi.util.upsertQueryData('currentUserView', {}, { id: 'me', siloName: 's' } as never),
  )
  const ledger = consolePartOf(store, ledgerPart)
  return async () => {
    const database = await Database.open('me')
    // An end is kept soon, not at once.
    const lines = await vi.waitFor(async () => {
      const read = await database.read()
      const written = ledger.get().lines.flatMap(({ id }) => ledger.line(id) ?? [])
      expect(read.toSorted(bySeq)).toEqual(written.toSorted(bySeq))
      return read
    })
    database.close()
    return lines
  }
}

/** All texts that the debugger and the error messages reveal. */
function givenAway(store: ReturnType<typeof makeStore>, error: unknown) {
  store.log.flush()
  const { entries, dropped } = store.getState().eventLog
  const seen = { entries, dropped, resources: store.observer.known(), actors: [] }
  const trace = traceText(seen, charts, 0)
  return {
    trace,
    reopened: JSON.stringify(readTrace(trace).seen),
    test: playwrightTestOf(entries),
    demo: JSON.stringify(demoOf(entries)),
    report: errorReport(store, error),
    sequences: JSON.stringify(entries.map(({ seq }) => sequenceOf(entries, seq))),
    charts: charts.map(mermaidOf).join('\n'),
    tools: JSON.stringify(devToolsOptions.stateSanitizer(store.getState())),
  }
}

it.each(names)('%s gives its secret away in nothing that is saved or copied', async (name) => {
  const tape = new Tape()
  const store = makeStore({ tape, origin: ORIGIN })
  const actions: Action[] = []
  store.replaceReducer((state, action) => {
    actions.push(action)
    return rootReducer(state, action)
  })
  const { args, answer = {} } = secretCalls[name] ?? { args: {} }
  const call = calls[name]
  expect(call).toBeDefined()
  const kept = await keeping(store)
  // Signing in is no change of the region.
  const isChange = !/^(login|device)/.test(name)
  async function run(): Promise<unknown> {
    if (!call) return undefined
    const { save } = savesOf(store, undefined)
    const sent = isChange ? save(call, args) : store.dispatch(call.initiate(args, { track: false })).unwrap()
    return sent.then(
      () => undefined,
      (error: unknown) => error,
    )
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))))
  store.log.intent('click button "Save"', 'pointer')
  await run()
  // A server may repeat the request in its refusal.
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(
        JSON.stringify({ error_code: 'InvalidValue', message: `it is wrong: ${CANARY}`, request_id: 'r' }),
        {
          status: 400,
        },
      ),
    ),
  )
  const error = await run()
  const all = givenAway(store, error)
  expect(all.trace).toContain(name)
  expect(all.report).toContain(name)
  for (const text of Object.values(all)) expect(text).not.toContain(CANARY)
  const lines = await kept()
  const expected = isChange ? ['done', 'failed'] : []
  expect(lines.map(({ standing }) => standing)).toEqual(expected)
  expect(JSON.stringify(lines)).not.toContain(CANARY)
  expect(
    JSON.stringify(tape.played.map((action) => ('error' in action ? action.type : action))),
  ).not.toContain(CANARY)
  // The tape is redacted; the developer tools get texts made from the actions themselves.
  expect(actions.map(({ type }) => type)).toContain('api/executeMutation/rejected')
  expect(JSON.stringify(actions)).toContain(CANARY)
  expect(JSON.stringify(actions.map(devToolsOptions.actionSanitizer))).not.toContain(CANARY)
})

it('a batch whose requests have a secret keeps nothing of a refusal that repeats it', async () => {
  vi.stubGlobal('location', { pathname: '/certificates', search: '' })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        { error_code: 'InvalidValue', message: `it is wrong: ${CANARY}`, request_id: 'r' },
        { status: 400 },
      ),
    ),
  )
  const { store, actors, asked, batch } = consoleInNode()
  const kept = await keeping(store)
  const upload = defineCommand<string>()({
    name: 'certificate.upload',
    label: 'Upload',
    many: 'once',
    endpoint: calls['certificateCreate'] as never,
    toArgs: () => secretCalls.certificateCreate?.args,
    subject: (name) => ({ kind: 'certificate' as never, id: name, name }),
    end: elsewhere,
    errorMessage: (name) => `Could not upload ${name}`,
  })
  const rows = ['a', 'b'].map((name) => ({
    id: name,
    name,
    runs: { command: upload as Command, record: name, by: [] },
  }))
  await actors.askMany({ verb: upload.name, nouns: 'certificates', rows }, () => undefined)
  asked().begin({ planned: [], pausesAtFailure: false, atOnce: 2 })
  await vi.waitFor(() => expect(batch().status).toBe('ended'))
  expect(JSON.stringify(batch())).toContain(`is wrong: ${CANARY}`)
  const all = givenAway(store, undefined)
  expect(all.trace).toContain('certificate.upload')
  for (const text of Object.values(all)) expect(text).not.toContain(CANARY)
  const lines = await kept()
  expect(lines.map(({ kind, standing }) => `${kind} ${standing}`).toSorted()).toEqual([
    'batch failed',
    'command failed',
    'command failed',
  ])
  expect(JSON.stringify(lines)).not.toContain(CANARY)
})

it('an actor that is given a password leaves no trace of it', async () => {
  const store = makeStore({ origin: ORIGIN })
  const heard: unknown[] = []
  const introduceAll = feedInspector(store.log, (message) => heard.push(message))
  const actor = createActor(
    loginMachine.provide({ actors: { login: fromPromise(() => Promise.reject(new Error('no'))) } }),
    { id: 'login', input: { siloName: 's' }, inspect: inspectorOf(store.log).inspect },
  ).start()
  actor.send({ type: 'login.submitted', username: 'marit', password: CANARY })
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false))
  const all = givenAway(store, undefined)
  expect(all.trace).toContain('login.submitted')
  expect(all.trace).toContain('marit')
  for (const text of Object.values(all)) expect(text).not.toContain(CANARY)
  introduceAll()
  expect(JSON.stringify(heard)).toContain('login.submitted')
  expect(JSON.stringify(heard)).not.toContain(CANARY)
  actor.stop()
})
