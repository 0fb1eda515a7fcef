// Every URL of the console as a function. No other code builds URLs.

type Name = string
interface InProject {
  project: Name
}
interface OfInstance extends InProject {
  instance: Name
}

const e = encodeURIComponent
const project = ({ project }: InProject) => `/projects/${e(project)}`
const instance = (at: OfInstance) => `${project(at)}/instances/${e(at.instance)}`

export const paths = {
  /** The common prefix of all metrics pages. */
  instanceMetricsRoot: (at: OfInstance) => `${instance(at)}/metrics`,

} as const
