// with tar@^6.2.0
const tar = require('tar');

async function main(path) {
  tar.c({ sync: true, file: path }, [path]);
  tar.create({ sync: true, file: path }, [path]);
  tar.u({ sync: true, file: path }, [path]);
  tar.update({ sync: true, file: path }, [path]);
  tar.r({ sync: true, file: path }, [path]);
  tar.replace({ sync: true, file: path }, [path]);
  tar.x({ file: path, sync: true });
  tar.extract({ f: path, sync: true, cwd: '/' });
  tar.t({
      file: path,
      sync: true,
    });
  tar.list({ file: path, sync : true, });
}

main('a');
