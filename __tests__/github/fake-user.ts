const SITE = 'https://github.example';
const BOT = 'github-actions[bot]';
const BOT_ID = 41_898_282;
const LINKS = [
  ...['html', 'followers', 'following', 'gists', 'starred', 'subscriptions'],
  ...['organizations', 'repos', 'events', 'received_events'],
];

/** A user as GitHub's description of its answers has it. */
export function userOf(login: string, id: number = login === BOT ? BOT_ID : 5): object {
  return {
    login,
    id,
    node_id: 'U_1',
    avatar_url: `${SITE}/a`,
    gravatar_id: '',
    url: `${SITE}/users/x`,
    ...Object.fromEntries(LINKS.map((name) => [`${name}_url`, `${SITE}/${name}`])),
    type: login === BOT ? 'Bot' : 'User',
    site_admin: false,
  };
}
