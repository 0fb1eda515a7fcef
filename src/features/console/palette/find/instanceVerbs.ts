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
import { beginningScore } from '../match'
import { sortRows } from '#ui/tables/sortRows'

const verbs = instanceCommands.map(({ command }) => command).filter(({ deletes }) => !deletes)

interface Known {
  instance: Instance
  project: string
}

/** Whether a text finds a command on an instance. */
const isVerbFound = (verb: string, name: string, typed: string) =>
  beginningScore(`${verb} ${name}`, typed) > 0

/** The most instances whose commands are offered: more would make typing slow. */
const MOST_INSTANCES = 500

/**
 * The instances of all projects whose lists are in the cache and whose commands a text finds, by name, each as its newest
 * list has it.
 */
function knownInstances(queries: RootState['api']['queries'], typed: string): readonly Known[] {
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
  const query = typed.trim().toLowerCase()
  const [first = ''] = query.split(/\s+/)
  const words = verbs.map(({ label }) => label.toLowerCase())
  // Without its first word in the verb or the name, a text is initials at most, which begin with that of the verb.
  const mayBeVerb = words.some((word) => word.includes(first) || word.charAt(0) === query.charAt(0))
  const isFound = ({ instance: { name } }: Known) =>
    (mayBeVerb || name.includes(first)) && verbs.some(({ label }) => isVerbFound(label, name, typed))
  const found: Known[] = []
  for (const each of known.values()) {
    if (found.length >= MOST_INSTANCES) break
    if (isFound(each)) found.push(each)
  }
  return sortRows(found, ({ instance }) => instance.name, false)
}

/**
 * The commands on instances of the cache, found by their verb: "stop". One that may not run now says why. Deletions are
 * left to the pages that show what is deleted.
 *
 * @param isShown whether the page of an instance is open: it offers its commands itself
 * @param whyNot why the user's role in a project does not allow something, as far as that is known
 * @param typed the text: without one, there are none
 */
export const instanceVerbs = (
  queries: RootState['api']['queries'],
  isShown: (name: string, project: string) => boolean,
  whyNot: (needs: Needs | undefined, project: string) => string | undefined,
  run: (command: Command<NamedInstance>, instance: NamedInstance) => void,
  typed: string,
): readonly PaletteEntry[] =>
  knownInstances(queries, typed)
    .filter(({ instance, project }) => !isShown(instance.name, project))
    .flatMap(({ instance, project }) =>
      verbs
        .filter(({ label }) => isVerbFound(label, instance.name, typed))
        .map((command) => ({
          label: `${command.label} ${instance.name}`,
          group: ROW_COMMANDS,
          place: `Project ${project}`,
          isFound: true,
          stateful: statefulRecord(instanceResource, instance),
          disabledReason: offerOf(command, instance, [], (needs) => whyNot(needs, project)).reason?.text,
          run: () => run(command, instance),
        })),
    )
