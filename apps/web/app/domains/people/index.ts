/** What other domains, features and the assembly may import of `people`. */
export { FollowButton, FriendButton } from './FriendButton';
export { listOf, listPath, type PeopleListName } from './people-lists';
export { PeopleList } from './PeopleList';
export { PeoplePanel } from './PeoplePanel';
export { PeopleRail } from './PeopleRail';
export { PeopleTabs } from './PeopleTabs';
export { PhoneSuggestions } from './PhoneSuggestions';
export { useBlock } from './use-block';
export { useCounts } from './use-counts';
export { useHasAside, useHasRail } from './use-has-rail';
export { useMemberRows } from './use-member-rows';
export { usePeopleWords } from './use-people-words';
