import { keep, kept } from '#store/kept/browserStorage'

const KEPT = 8

const keyOf = (userId: string) => `orrery.lastProjects ${userId}` as const

/**
 * The names of the projects that a user opened in this browser, the last one first. Some may not exist any more, so that
 * a text of another origin does no harm either.
 */
export const lastProjects = (userId: string | undefined): readonly string[] =>
  (userId !== undefined && kept('local', keyOf(userId), (text) => text.split(' '))) || []

/** Notes that a user opened a project. */
export function noteProject(userId: string | undefined, project: string) {
  if (userId === undefined) return
  const others = lastProjects(userId).filter((name) => name !== project)
  keep('local', keyOf(userId), [project, ...others].slice(0, KEPT).join(' '))
}
