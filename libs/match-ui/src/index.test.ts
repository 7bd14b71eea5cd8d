import * as library from './index.js';

describe('public surface', () => {
  it('[PS1] exports exactly these names; a change affects every team', () => {
    expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
     [
       "BookButton",
       "CORNERS",
       "CommentaryList",
       "CompareTable",
       "Crest",
       "FeaturedRoom",
       "HostCard",
       "HostSwitcher",
       "LeagueGroup",
       "LineCell",
       "LineUpList",
       "LineUpPitch",
       "MatchCard",
       "MatchCardSkeleton",
       "MatchLine",
       "MatchRow",
       "MatchRowSkeleton",
       "MiniPlayer",
       "MoveChart",
       "MoveList",
       "OddsFrame",
       "OddsMatchRows",
       "OddsTableSkeleton",
       "OpeningPrice",
       "PICTURE_HEIGHT",
       "PayoutNote",
       "Player",
       "PriceCell",
       "RoomFrame",
       "RoomPicture",
       "RunningText",
       "ScoreStrip",
       "StatBar",
       "Timeline",
       "cellOf",
       "oddsParts",
     ]
    `);
  });
});
