import { handlersOf } from '../region'
import { groupCalls } from './groups'

const calls = groupCalls('affinity-group')

/** Groups whose instances keep together. Source: §3.1, §3.5. */
export const affinityGroupHandlers = handlersOf({
  affinityGroupList: ({ args, region }) => calls.list(region, args),
  affinityGroupCreate: ({ args, region }) => calls.create(region, args),
  affinityGroupView: ({ args, region }) => calls.view(region, { ...args, group: args.affinityGroup }),
  affinityGroupUpdate: ({ args, region }) => calls.update(region, { ...args, group: args.affinityGroup }),
  affinityGroupDelete: ({ args, region }) => calls.delete(region, { ...args, group: args.affinityGroup }),
  affinityGroupMemberList: ({ args, region }) =>
    calls.memberList(region, { ...args, group: args.affinityGroup }),
  affinityGroupMemberInstanceView: ({ args, region }) =>
    calls.memberView(region, { ...args, group: args.affinityGroup }),
  affinityGroupMemberInstanceAdd: ({ args, region }) =>
    calls.memberAdd(region, { ...args, group: args.affinityGroup }),
  affinityGroupMemberInstanceDelete: ({ args, region }) =>
    calls.memberDelete(region, { ...args, group: args.affinityGroup }),
  instanceAffinityGroupList: ({ args, region }) => calls.ofInstance(region, args),
})
