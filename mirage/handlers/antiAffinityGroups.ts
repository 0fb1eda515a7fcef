import { handlersOf } from '../region'
import { groupCalls } from './groups'

const calls = groupCalls('anti-affinity-group')

/** Groups whose instances keep apart. Source: §3.1, §3.5. */
export const antiAffinityGroupHandlers = handlersOf({
  antiAffinityGroupList: ({ args, region }) => calls.list(region, args),
  antiAffinityGroupCreate: ({ args, region }) => calls.create(region, args),
  antiAffinityGroupView: ({ args, region }) => calls.view(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupUpdate: ({ args, region }) =>
    calls.update(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupDelete: ({ args, region }) =>
    calls.delete(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupMemberList: ({ args, region }) =>
    calls.memberList(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupMemberInstanceView: ({ args, region }) =>
    calls.memberView(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupMemberInstanceAdd: ({ args, region }) =>
    calls.memberAdd(region, { ...args, group: args.antiAffinityGroup }),
  antiAffinityGroupMemberInstanceDelete: ({ args, region }) =>
    calls.memberDelete(region, { ...args, group: args.antiAffinityGroup }),
  instanceAntiAffinityGroupList: ({ args, region }) => calls.ofInstance(region, args),
})
