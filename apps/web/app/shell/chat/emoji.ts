/** What fans reach for while a match is on. */
export const emoji = ['😀', '😂', '🤣', '😍', '😎', '🤔', '😱', '😭', '😡', '🙏', '👏', '👍', '👎', '💪', '🔥', '⚽', '🥅', '🏆', '🎉', '❤️', '💚', '🇻🇳', '🟨', '🟥'] as const;
