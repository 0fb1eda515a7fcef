/**
 * Why a release would not be that of its commit alone.
 * @param {object} facts
 * @param {NodeJS.ProcessEnv} facts.env
 * @param {readonly string[]} facts.envFiles files with settings of a build
 * @param {string} facts.changed what git says of changed files and of files in no commit
 * @param {string | undefined} facts.newest the version with which the changelog begins
 * @param {string} facts.version that of package.json
 * @param {boolean} facts.isTagElsewhere whether another commit has the tag of the version
 * @returns {string[]} sentences
 */
export function releaseFaults({ env, envFiles, changed, newest, version, isTagElsewhere }) {
  const given = [...Object.keys(env).filter((name) => name.startsWith('VITE_')), ...envFiles]
  return [
    ...given.map(
      (name) =>
        `${name} has settings of a build, which would be in the tarball for all to read. An installation has its own in config.json.`,
    ),
    ...(newest === version ? [] : [`CHANGELOG.md begins with ${newest}, package.json says ${version}.`]),
    ...(changed === ''
      ? []
      : [`The working tree is not that of its commit. Commit these files or remove them:\n${changed}`]),
    ...(isTagElsewhere ? [`v${version} is the tag of another commit. Take the next version.`] : []),
  ]
}
