import { createElement, useEffect, useState } from 'react'
import { createActor, type Actor, type AnyStateMachine, type InputFrom } from 'xstate'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { useAppStore } from '#store/hooks'
import { consolePartOf } from '#store/parts'
import { isPastFrame } from '#store/pastFrame'
import type { AppStore } from '#store/store'
import { sidebarFoot } from '#features/kit/sidebar/sidebarFoot'
import { SidebarUploads } from './SidebarUploads'
import type { UploadHolder } from './uploadHolder'
import { uploads, type UploadRun } from './uploads'

interface UploadOptions<Machine extends AnyStateMachine, Holder extends UploadHolder> extends Pick<
  UploadRun<Machine>,
  'to' | 'viewOf'
> {
  /** The name of the actor in the log. */
  id: string
  holder: () => Holder
  /** The implementations the machine needs. Read once. */
  provide: (store: AppStore, holder: Holder) => Parameters<Machine['provide']>[0]
  input: InputFrom<Machine>
}

/**
 * The upload of a panel: the one under way at its address, else a new one. It goes on after the panel is closed,
 * with its progress in the sidebar.
 */
export function useUpload<Machine extends AnyStateMachine, Holder extends UploadHolder>(
  machine: Machine,
  { id, to, viewOf, holder: makeHolder, provide, input }: UploadOptions<Machine, Holder>,
): UploadRun<Machine, Holder> {
  const store = useAppStore()
  const all = consolePartOf(store, uploads)
  const make = (): UploadRun<Machine, Holder> => {
    const holder = makeHolder()
    const actor = createActor(machine.provide(provide(store, holder)) as AnyStateMachine, {
      id,
      input,
      inspect: inspectorOf(store.log).inspect,
    }) as Actor<Machine>
    return { to, actor, holder, viewOf }
  }
  const [run, setRun] = useState(() => (all.at(to) as UploadRun<Machine, Holder> | undefined) ?? make())
  useEffect(() => {
    // A console in a past frame starts no actors.
    if (isPastFrame) return
    // React may run an effect, clean it up and run it again; a stopped actor cannot be restarted.
    if ((run.actor.getSnapshot() as { status: string }).status === 'stopped') {
      setRun(make())
      return
    }
    consolePartOf(store, sidebarFoot).set(createElement(SidebarUploads))
    all.open(run as unknown as UploadRun)
    return () => all.close(run as unknown as UploadRun)
    // The machine and its implementations are fixed at the first render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [run])
  return run
}
