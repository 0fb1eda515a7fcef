import { createElement, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import {
  createActor,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import type { UploadView } from '#machines/interaction/uploadView'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { useAppStore } from '#store/hooks'
import { consolePartOf } from '#store/parts'
import { isPastFrame } from '#store/pastFrame'
import type { AppStore } from '#store/store'
import { stripUploads } from '#features/kit/strip/stripPlaces'
import { UploadLines } from './UploadLines'
import type { UploadHolder } from './uploadHolder'
import { uploads, type UploadRun } from './uploads'

interface UploadOptions<Machine extends AnyStateMachine, Holder extends UploadHolder> extends Pick<
  UploadRun,
  'place' | 'to'
> {
  /** The name of the actor in the log. */
  id: string
  holder: () => Holder
  /** The implementations the machine needs. Read once. */
  provide: (store: AppStore, holder: Holder) => Parameters<Machine['provide']>[0]
  input: InputFrom<Machine>
  /** How the upload goes; undefined while nothing is under way. */
  viewOf: (snapshot: SnapshotFrom<Machine>) => UploadView | undefined
}

/** An upload, with the types of its machine and of what it holds. */
interface OwnRun<Machine extends AnyStateMachine, Holder extends UploadHolder> extends UploadRun {
  actor: Actor<Machine>
  holder: Holder
}

/** The parameter of the address that has the number of an upload among those that began at the same place. */
const NUMBER = 'upload'

/** The address of the panel of an upload, by its number. */
const numbered = (place: string, number: number) =>
  `${place}?${new URLSearchParams({ [NUMBER]: `${number}` })}`

/**
 * The upload that the panel of a place shows. Its address may name one; by itself, the place leads to the first upload that
 * is not under way, so that another one begins beside those that are. Rule: UP-10.
 */
export function useUploadAt(place: string): { number: number; to: string } {
  const all = consolePartOf(useAppStore(), uploads)
  const { key, search } = useLocation()
  const asked = Number(new URLSearchParams(search).get(NUMBER))
  const toOf = (number: number) => numbered(place, number)
  const number = Number.isInteger(asked) && asked > 0 ? asked : all.numberFor(toOf, key)
  return { number, to: toOf(number) }
}

/**
 * The upload of a panel: the one under way at its address, else a new one. It goes on after the panel is closed,
 * with its progress in the strip. `useActorRef` of the library would stop it with the panel. A console in a past frame
 * begins none.
 */
export function useUpload<Machine extends AnyStateMachine, Holder extends UploadHolder>(
  machine: Machine,
  { id, place, to, viewOf, holder: makeHolder, provide, input }: UploadOptions<Machine, Holder>,
): OwnRun<Machine, Holder> {
  const store = useAppStore()
  const all = consolePartOf(store, uploads)
  const { key: entry } = useLocation()
  function make(): OwnRun<Machine, Holder> {
    const holder = makeHolder()
    const actor = createActor(machine.provide(provide(store, holder)) as AnyStateMachine, {
      id,
      input,
      inspect: inspectorOf(store.log).inspect,
    }) as Actor<Machine>
    return { place, to, entry, actor, holder, view: () => viewOf(actor.getSnapshot()) }
  }
  const [run, setRun] = useState(() => (all.at(to) as OwnRun<Machine, Holder> | undefined) ?? make())
  useEffect(() => {
    if (isPastFrame) return
    // React may run an effect, clean it up and run it again; a stopped actor cannot be restarted.
    if ((run.actor.getSnapshot() as AnyMachineSnapshot).status === 'stopped') {
      setRun(make())
      return
    }
    consolePartOf(store, stripUploads).set(createElement(UploadLines))
    all.open(run)
    return () => all.close(run)
    // An upload keeps what it began with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [run])
  return run
}
