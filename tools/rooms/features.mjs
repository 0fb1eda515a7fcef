// Where the features are: in the folders of those whose pages they are.

/** Whose pages a feature has: a project's, a silo's, the operators', or the console's own. */
export const owners = ['project', 'silo', 'system', 'console']

const folder = new RegExp(`(?:^|/)src/features/(?:(?:${owners.join('|')})/)?([^/]+)/`)

/**
 * The name of the feature that a file belongs to: `disks` of `src/features/project/disks/noun.ts`, `kit` of
 * `src/features/kit/noun/noun.ts`. Undefined for files of no feature.
 * @param {string} path of the file, from the root of the repository or whole
 */
export const featureOf = (path) => folder.exec(path)?.[1]

/** Whether a file belongs to a feature of projects. @param {string} path of the file, from the root or whole */
export const isOfProject = (path) => /(?:^|\/)src\/features\/project\//.test(path)
