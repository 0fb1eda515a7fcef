import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { MAX_GROUP_MEMBERS, MAX_GROUPS_OF_INSTANCE } from '#model/limits'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'
import { While } from '#features/shared/help/StateList'

export const summary = 'Keep instances apart, or together.'

export default function AffinityHelp() {
  return (
    <>
      <p>
        A group says where its <To topic="instances">instances</To> are placed in relation to each other. The
        instances of an <b>anti-affinity group</b> run on different sleds, so that one failure does not stop
        them all. The instances of an <b>affinity group</b> run on the same sled, close to each other.
      </p>
      <Section title="The policy">
        <p>What happens when the rule cannot be kept, for example with more instances than sleds:</p>
        <ul>
          <li>
            <b>Allow</b>: the instance starts anyway, on any sled with room.
          </li>
          <li>
            <b>Fail</b>: the instance does not start, and the error says so.
          </li>
        </ul>
        <p>Kind and policy are set when the group is created; later only its name and description change.</p>
      </Section>
      <Section title="How it behaves">
        <p>
          The rule is applied when an instance starts. Adding or removing an instance moves no running
          instance. Deleting a group leaves its instances as they are.
        </p>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Create a group: open <b>Affinity groups</b>, choose <b>Create affinity group</b>.
          </li>
          <li>
            Add an instance: on the page of the group, or on the instance’s <b>Settings</b> tab.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>
            An instance can be added while it is{' '}
            <While of={instanceLifecycle} command="command.addToAffinityGroup" />.
          </li>
          <li>
            A group has at most {MAX_GROUP_MEMBERS} instances; an instance is in at most{' '}
            {MAX_GROUPS_OF_INSTANCE} groups of each kind.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['instances', 'inventory']} />
    </>
  )
}
