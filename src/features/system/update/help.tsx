import { updateLifecycle } from '#machines/lifecycle/updateLifecycle'
import { useHasFeature } from '#store/useRegionVersion'
import { updateTone } from '#features/kit/lifecycle/regionTones'
import { Section, SeeAlso } from '#features/shared/help/helpParts'
import { StateList } from '#features/shared/help/StateList'

export const summary = 'The target release of the region, and its repository.'

export default function UpdateHelp() {
  const saysMore = useHasFeature('repositoryList')
  const canFinish = useHasFeature('recoveryFinish')
  return (
    <>
      <p>
        The software of a region comes in releases. A repository is the file of one release, with a component
        for each kind of hardware and for the control plane. The target release is the one that the region
        should run. Operators see all of it; members of a silo do not.
      </p>
      {saysMore && (
        <Section title="Its states">
          <StateList of={updateLifecycle} tone={updateTone} />
        </Section>
      )}
      <Section title="How it behaves">
        <ul>
          {saysMore ? (
            <li>
              The target release only goes forward: an older release is refused, and so is any other while an
              update is not finished.
            </li>
          ) : (
            <li>
              The target release only goes forward: an older release is refused, the same one again is not.
              Each accepted request has a generation, one more than the last.
            </li>
          )}
          {saysMore ? (
            <li>
              The region brings its components to the target by itself, in steps of 20 s to 2 min; the image
              of a host takes 10 to 13 min. <b>Progress</b> counts the components by the release that they
              run. An update without a step for longer is waiting.
            </li>
          ) : (
            <li>
              The region brings its components to the target by itself. Its API reports the request, not the
              progress.
            </li>
          )}
          <li>
            A repository is accepted when a trust root vouches for its signatures. A trust root is a signed
            document, a root role: it lists the keys for each role, and how many of them are needed.
          </li>
          <li>
            A repository is uploaded as one zip archive. The region keeps nothing of a partial upload: after a
            failure, the file is sent again from the start. Then the region checks it; a recorded repository
            cannot be deleted. Uploading the same file twice does no harm; another file of the same version is
            refused.
          </li>
          {!saysMore && (
            <li>The region has no list of its repositories. It answers for one version at a time.</li>
          )}
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Upload a release: choose <b>Upload repository</b>, and keep the page open until it is recorded.
          </li>
          {!saysMore && (
            <li>
              See the contents of a release: choose <b>Find repository</b> and type its version.
            </li>
          )}
          <li>
            Go to another release: open its repository, then choose <b>Set as target release</b> in its menu.
            The confirmation lists the consequences.
          </li>
          {canFinish && (
            <li>
              Go on after a manual recovery of the software: choose <b>Finish recovery</b> and the release
              that was installed.
            </li>
          )}
          <li>
            Trust another publisher: on <b>Trust roots</b>, choose <b>Add trust root</b> and paste the whole
            root role. Its contents are shown before it is added.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          Without a trust root, no repository is accepted. Changing anything here needs the role admin on the
          fleet.
        </p>
      </Section>
      <SeeAlso topics={['inventory', 'audit-log', 'errors']} />
    </>
  )
}
