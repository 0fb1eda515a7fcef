import { createElement } from 'react'
import { useLocation } from 'react-router'
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
  'place' | 'to' | 'viewOf'
> {
  /** The name of the actor in the log. */
  id: string
  holder: () => Holder
  /** The implementations the machine needs. Read once. */
  provide: (store: AppStore, holder: Holder) => Parameters<Machine['provide']>[0]
  input: InputFrom<Machine>
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
 * with its progress in the sidebar.
 */
export function useUpload<Machine extends AnyStateMachine, Holder extends UploadHolder>(
  machine: Machine,
  { id, place, to, viewOf, holder: makeHolder, provide, input }: UploadOptions<Machine, Holder>,
): UploadRun<Machine, Holder> {
  const store = useAppStore()
  const all = consolePartOf(store, uploads)
  const { key: entry } = useLocation()
  const make = (): UploadRun<Machine, Holder> => {
    const holder = makeHolder()
    const actor = actorOf(store, machine, { id, input, provided: provide(store, holder) })
    return { place, to, entry, actor, holder, viewOf }
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
