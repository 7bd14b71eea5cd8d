import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as library from './index.js';

describe('public surface', () => {
  it('[PS1] exports exactly these names; a change affects every team', () => {
    expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
     [
       "Avatar",
       "AvatarStack",
       "Badge",
       "BannerColumns",
       "Bone",
       "BottomBar",
       "Button",
       "CardGrid",
       "Chip",
       "ChipNav",
       "ChipRow",
       "Clip",
       "CountBadge",
       "DateStrip",
       "Dialog",
       "EmptyState",
       "ErrorState",
       "Field",
       "Footer",
       "Header",
       "Hidden",
       "Icon",
       "IconButton",
       "KeyList",
       "KitLink",
       "KitStyles",
       "LinkButton",
       "LinkProvider",
       "LiveBadge",
       "LiveCount",
       "LoadingBar",
       "LoadingBarModel",
       "Logo",
       "Mark",
       "Marquee",
       "MonthCalendar",
       "NOT_PHONE",
       "NotFound",
       "Num",
       "OfflineBar",
       "OriginBadge",
       "PHONE",
       "PageFrame",
       "Panel",
       "PasswordField",
       "PhoneField",
       "Picture",
       "PictureCrop",
       "PictureProvider",
       "Preview",
       "PrimaryNav",
       "SIDEWAYS",
       "SectionHead",
       "Segmented",
       "Select",
       "Sheet",
       "SideList",
       "Skeleton",
       "SkipLink",
       "Stack",
       "SubNav",
       "Switch",
       "THEME_CHOICES",
       "TabNav",
       "Tabs",
       "ThemeToggle",
       "ToastRegion",
       "ToastStore",
       "UPRIGHT",
       "applyTheme",
       "browserClock",
       "clipCss",
       "hiddenCss",
       "icons",
       "isThemeChoice",
       "kitCss",
       "noRing",
       "numCss",
       "pageEdge",
       "phoneDraft",
       "readPhone",
       "readTheme",
       "repeated",
       "themeScript",
       "useDisclosure",
       "useMedia",
       "useVisibleHeight",
     ]
    `);
  });

  it('[PS2] names no domain, neither in its exports nor in its files', () => {
    const domain = /match|odds|room|chat|message|league|fixture|crest|player|commentat|host/i;
    const entry = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
    const names = [...entry.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    expect([...names, ...files].filter((name) => domain.test(name))).toEqual([]);
  });
});
