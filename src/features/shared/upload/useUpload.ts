import { createElement } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { actorOf, useActor } from '#store/actors/useActor'
import { useAppStore } from '#store/hooks'
import { consolePartOf } from '#store/parts'
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
    const actor = actorOf(store, machine, { id, input, provided: provide(store, holder) })
    return { to, actor, holder, viewOf }
  }
  return useActor(
    make,
    (run) => {
      consolePartOf(store, sidebarFoot).set(createElement(SidebarUploads))
      all.open(run as unknown as UploadRun)
      return () => all.close(run as unknown as UploadRun)
    },
    () => (all.at(to) as UploadRun<Machine, Holder> | undefined) ?? make(),
  )
}
