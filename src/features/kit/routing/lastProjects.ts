import { keep, kept } from '#store/kept/browserStorage'

const KEY = 'orrery.lastProjects'
const KEPT = 8

/**
 * The names of the projects that were opened in this browser, the last one first. Some may not exist any more, so that a
 * text of another origin does no harm either.
 */
export const lastProjects = (): readonly string[] => kept('local', KEY, (text) => text.split(' ')) ?? []

/** Notes that a project was opened. */
export function noteProject(project: string) {
  const others = lastProjects().filter((name) => name !== project)
  keep('local', KEY, [project, ...others].slice(0, KEPT).join(' '))
}
