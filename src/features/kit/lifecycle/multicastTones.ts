import type { MulticastGroupState } from '#machines/lifecycle/multicastGroupLifecycle'
import type { MulticastMemberState } from '#machines/lifecycle/multicastMemberLifecycle'
import type { StateTone } from '#ui/feedback/StateBadge'
import { toneIn } from './stateTones'

// The tones of multicast groups and their members, which most regions have not. Only this file decides how they look; the
// lifecycle decides what they allow.

const groupTones: Record<MulticastGroupState, StateTone> = {
  Creating: 'motion',
  Active: 'well',
  Deleting: 'motion',
  gone: 'off',
}

const memberTones: Record<MulticastMemberState, StateTone> = {
  Joining: 'motion',
  Joined: 'well',
  Left: 'off',
  gone: 'off',
}

export const multicastGroupTone = toneIn(groupTones)
export const multicastMemberTone = toneIn(memberTones)
