import type { Instance } from '#store/api/generated/types'
import { foundRows } from '#store/api/resources/search'
import type { Command } from '#store/commands/command'
import { offerOf } from '#store/commands/offer'
import type { Needs } from '#model/needs'
import type { RootState } from '#store/store'
import { instanceCommands, type NamedInstance } from '#features/shared/instance/commands'
import { instanceResource } from '#features/project/instances/lifecycle'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { ROW_COMMANDS, type PaletteEntry } from '#features/kit/palette/paletteStore'
import { sortRows } from '#ui/tables/sortRows'

interface Known {
  instance: Instance
  project: string
}

/** The instances of all projects whose lists are in the cache, by name, each as its newest list has it. */
function knownInstances(queries: RootState['api']['queries']): readonly Known[] {
  const lists = Object.values(queries).flatMap((query) => {
    const { list = query?.endpointName, project } = (query?.originalArgs ?? {}) as {
      list?: string
      project?: string
    }
    const isRead = query?.data !== undefined && list === 'instanceList' && project !== undefined
    return isRead ? [{ data: query.data, project, at: query.fulfilledTimeStamp ?? 0 }] : []
  })
  const known = new Map<string, Known>()
  for (const { data, project } of lists.toSorted((a, b) => a.at - b.at))
    for (const instance of foundRows(data) as readonly Instance[])
      known.set(instance.id, { instance, project })
  return sortRows([...known.values()], ({ instance }) => instance.name, false)
}

const verbs = instanceCommands.map(({ command }) => command).filter(({ deletes }) => !deletes)

/**
 * The commands on instances of the cache, found by their verb: "stop". One that may not run now says why. Deletions are
 * left to the pages that show what is deleted.
 *
 * @param isShown whether the page of an instance is open: it offers its commands itself
 * @param whyNot why the user's role in a project does not allow something, as far as that is known
 */
export const instanceVerbs = (
  queries: RootState['api']['queries'],
  isShown: (name: string, project: string) => boolean,
  whyNot: (needs: Needs | undefined, project: string) => string | undefined,
  run: (command: Command<NamedInstance>, instance: NamedInstance) => void,
): readonly PaletteEntry[] =>
  knownInstances(queries)
    .filter(({ instance, project }) => !isShown(instance.name, project))
    .flatMap(({ instance, project }) =>
      verbs.map((command) => ({
        label: `${command.label} ${instance.name}`,
        group: ROW_COMMANDS,
        place: `Project ${project}`,
        isFound: true,
        stateful: statefulRecord(instanceResource, instance),
        disabledReason: offerOf(command, instance, [], (needs) => whyNot(needs, project)).reason?.text,
        run: () => run(command, instance),
      })),
    )
